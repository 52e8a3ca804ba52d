"""Contrast of the texts on a page, from computed styles (WCAG 2.1, 1.4.3)."""

from __future__ import annotations

# Each text that is seen: its words, its contrast with what is behind it, and how much it needs. Colours with an
# alpha are laid over those behind them; the picture behind the widgets of the view is its sky or its ground, whichever
# is worse. Controls that are disabled need none.
SCRIPT = r"""() => {
const parse = text => { const [r, g, b, a] = text.match(/[\d.]+/g).map(Number); return [r, g, b, a ?? 1]; };
const over = ([r, g, b, a], [x, y, z]) => [a * r + (1 - a) * x, a * g + (1 - a) * y, a * b + (1 - a) * z, 1];
const share = v => (v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
const light = ([r, g, b]) => 0.2126 * share(r) + 0.7152 * share(g) + 0.0722 * share(b);
const ratio = (p, q) => { const [a, b] = [light(p), light(q)].sort((a, b) => b - a); return (a + 0.05) / (b + 0.05); };
const hex = name => { const probe = document.createElement('i'); probe.style.color = `var(${name})`;
  document.body.append(probe); const found = parse(getComputedStyle(probe).color); probe.remove(); return found; };
const scenery = [hex('--view-sky'), hex('--view-ground')];
const behind = (element, base) => { const layers = [];
  for (let e = element; e; e = e.parentElement) { const style = getComputedStyle(e);
    const colour = parse(style.backgroundColor); if (colour[3] > 0) layers.push(colour); if (colour[3] === 1) break; }
  return layers.reverse().reduce((under, layer) => over(layer, under), base); };
const dim = element => { let all = 1; for (let e = element; e; e = e.parentElement) all *= +getComputedStyle(e).opacity;
  return all; };
const found = [];
const judge = (element, text, style) => {
  const inView = element.closest('.view-area');
  const bases = inView ? scenery : [parse(getComputedStyle(document.body).backgroundColor)];
  const colour = parse(element instanceof SVGElement ? style.fill : style.color);
  const size = parseFloat(style.fontSize), bold = +style.fontWeight >= 700;
  const worst = Math.min(...bases.map(base => { const ground = behind(element, base);
    const [r, g, b, a] = colour; return ratio(over([r, g, b, a * dim(element)], ground), ground); }));
  found.push([text.trim().slice(0, 40), +worst.toFixed(2), size >= 24 || (bold && size >= 18.66) ? 3 : 4.5,
    element.className.baseVal ?? element.className]); };
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) { const node = walker.currentNode, element = node.parentElement;
  if (!node.textContent.trim() || !element.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
  if (element.closest(':disabled, [aria-disabled=true], script, style, option')) continue;
  judge(element, node.textContent, getComputedStyle(element)); }
for (const input of document.querySelectorAll('input[placeholder], textarea[placeholder]'))
  if (input.checkVisibility() && !input.value && !input.disabled)
    judge(input, input.placeholder, getComputedStyle(input, '::placeholder'));
return found; }"""


def too_weak(page) -> list[tuple[str, float, float, str]]:
    """Texts with less contrast than they need: words, contrast, the least that is needed, class of the element."""
    page.evaluate("document.getAnimations().forEach(one => one instanceof CSSTransition && one.finish())")
    texts = page.evaluate(SCRIPT)
    assert len(texts) > 10
    return [tuple(text) for text in texts if text[1] < text[2]]
