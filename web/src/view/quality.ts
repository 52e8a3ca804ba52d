// Fewer pixels where drawing is slow, as without a graphics processor, and more again where it is fast.

const SLOW = 1 / 18; // mean time of a drawn frame beyond which fewer pixels are drawn [s]
const FAST = 1 / 45; // and below which more are
const FRAMES = 12; // over which the mean is taken
const LOWEST = 0.4; // pixels of the picture for one of the page, along each side

export class Quality {
  ratio: number;
  private frames = 0;
  private sum = 0;

  constructor(private readonly best: number) {
    this.ratio = best;
  }

  /** Counts a drawn frame; whether the ratio has changed. Long pauses, as of a hidden page, do not count. */
  paced(passed: number): boolean {
    if (passed > 1) return false;
    this.sum += passed;
    if (++this.frames < FRAMES) return false;
    const mean = this.sum / this.frames;
    this.frames = this.sum = 0;
    const wanted = mean > SLOW ? this.ratio * 0.75 : mean < FAST ? this.ratio * 1.15 : this.ratio;
    const before = this.ratio;
    this.ratio = Math.min(this.best, Math.max(LOWEST, wanted));
    return this.ratio !== before;
  }
}
