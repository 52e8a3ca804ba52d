"""Animation from foot pressure (Yin, PhD thesis, 2007, chapter 3): virtual pads, performances, training, evaluation."""
