/** How often each kind of caller tried something, and was refused it: one line for the log of a test run. */
export class Tally<Caller extends string> {
  readonly #counts = new Map<Caller, { attempts: number; refused: number }>();

  add(caller: Caller, isRefused: boolean): void {
    const { attempts, refused } = this.#counts.get(caller) ?? { attempts: 0, refused: 0 };
    this.#counts.set(caller, { attempts: attempts + 1, refused: refused + Number(isRefused) });
  }

  toString(): string {
    return [...this.#counts].map(([caller, { attempts, refused }]) => `${caller} ${refused} of ${attempts}`).join(", ");
  }
}
