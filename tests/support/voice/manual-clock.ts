/** Time that moves when a test says so. Timers ring in their order, each at its own moment. */
export class ManualClock {
  nowMs = Date.now();
  #timers: { atMs: number; run: () => void }[] = [];

  readonly now = () => this.nowMs;

  readonly after = (ms: number, run: () => void) => {
    const timer = { atMs: this.nowMs + ms, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer);
    };
  };

  /** What set them is gone. */
  forgetTimers(): void {
    this.#timers = [];
  }

  /** Between two timers everything that is under way gets its chance. */
  async advance(ms: number): Promise<void> {
    const untilMs = this.nowMs + ms;
    for (let next = this.#next(untilMs); next; next = this.#next(untilMs)) {
      this.nowMs = Math.max(this.nowMs, next.atMs);
      const { run } = next;
      this.#timers = this.#timers.filter((one) => one !== next);
      run();
      await scheduler.wait(0);
    }
    this.nowMs = untilMs;
    await scheduler.wait(0);
  }

  #next(untilMs: number) {
    return this.#timers.filter((one) => one.atMs <= untilMs).sort((a, b) => a.atMs - b.atMs)[0];
  }
}
