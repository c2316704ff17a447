/** How loud both sides were in the last five seconds: ring buffers of 25 values a second, from 0 to 1. */
export class CallLevels {
  readonly agent = new Float32Array(COLUMNS);
  readonly customer = new Float32Array(COLUMNS);
  /** Counts the values; the newest is at `(count - 1) % COLUMNS`. */
  count = 0;
  #customerNow = 0;

  /** Called for each frame of the microphone, which adds a value to both sides; silence when it is muted. */
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

/** Values in five seconds. */
export const COLUMNS = 125;

/** The levels shown as 0 (a quiet room) and as 1 (a raised voice), dBFS. */
const QUIETEST_DB = -55;
const LOUDEST_DB = -14;

export function loudness(levelDb: number): number {
  return Math.max(0, Math.min(1, (levelDb - QUIETEST_DB) / (LOUDEST_DB - QUIETEST_DB)));
}
