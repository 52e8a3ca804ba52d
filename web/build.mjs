// Bundles the page into src/footfall/studio/static. The same sources give the same bytes.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const out = process.argv[2] ?? join(here, "..", "src", "footfall", "studio", "static"); // or elsewhere, to compare
mkdirSync(out, { recursive: true });

await build({
  absWorkingDir: here,
  entryPoints: { studio: "src/main.ts", replay: "src/replay.ts", crowd: "src/crowd.ts", pad: "src/pad.ts" },
  outdir: out,
  bundle: true,
  format: "iife", // a replay is one file that opens from disk, where modules cannot be loaded
  target: ["es2022"],
  minify: true,
  sourcemap: false,
  charset: "utf8",
  legalComments: "eof",
  logLevel: "warning",
});
await build({
  absWorkingDir: here,
  entryPoints: { studio: "style/studio.css" },
  outdir: out,
  bundle: true,
  target: ["es2022"],
  minify: true,
  charset: "utf8",
  legalComments: "none",
  logLevel: "warning",
});

for (const page of ["index.html", "replay.html", "crowd.html", "pad.html"]) writeFileSync(join(out, page), readFileSync(join(here, page)));

// Licences of the dependencies.
const licences = ["three", "uplot"].map((name) => {
  const text = readFileSync(join(here, "node_modules", name, "LICENSE"), "utf8").trim();
  const { version } = JSON.parse(readFileSync(join(here, "node_modules", name, "package.json"), "utf8"));
  return `${name} ${version}\n\n${text}\n`;
});
writeFileSync(join(out, "licences.txt"), licences.join("\n----\n\n"));

const built = ["studio.js", "replay.js", "crowd.js", "pad.js", "studio.css", "index.html", "replay.html", "crowd.html", "pad.html"];
for (const name of built) {
  const bytes = readFileSync(join(out, name));
  const packed = gzipSync(bytes, { level: 9 }).length;
  console.log(`${name.padEnd(12)} ${(bytes.length / 1024).toFixed(1).padStart(7)} kB, gzip ${(packed / 1024).toFixed(1)} kB`);
}
