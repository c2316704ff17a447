/** How loud both sides were in the last seconds, 25 values a second, 0 to 1. Read by what draws it, at its own pace. */
export class CallLevels {
  readonly agent = new Float32Array(COLUMNS);
  readonly customer = new Float32Array(COLUMNS);
  /** Counts the values; the newest is at `(count - 1) % COLUMNS`. */
  count = 0;
  #customerNow = 0;

  /** Each frame of the microphone moves time on; silence when it is muted. */
  hearAgent(levelDb: number): void {
    const at = this.count % COLUMNS;
    this.agent[at] = loudness(levelDb);
    this.customer[at] = this.#customerNow;
    this.count += 1;
  }

  hearCustomer(levelDb: number): void {
    this.#customerNow = loudness(levelDb);
  }
}

/** Five seconds. */
export const COLUMNS = 125;

/** From a quiet room to a raised voice. */
const QUIETEST_DB = -55;
const LOUDEST_DB = -14;

export function loudness(levelDb: number): number {
  return Math.max(0, Math.min(1, (levelDb - QUIETEST_DB) / (LOUDEST_DB - QUIETEST_DB)));
}
