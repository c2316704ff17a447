/** Lines written to console.error since the test began. The setup file fails a test that leaves any. */
const lines: string[] = [];

export function recordError(...values: unknown[]): void {
  lines.push(values.map(String).join(" "));
}

/** For tests that expect a fault to be logged: what was logged so far, which then no longer fails the test. */
export function takeErrors(): string[] {
  return lines.splice(0);
}
