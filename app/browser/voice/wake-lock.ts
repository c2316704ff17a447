/** Keeps the screen on for as long as it is held; the browser lets go whenever the page is hidden. */
export class WakeLock {
  #lock: WakeLockSentinel | null = null;
  #isHeld = false;

  hold(): void {
    this.#isHeld = true;
    document.addEventListener("visibilitychange", this.#ask);
    this.#ask();
  }

  release(): void {
    this.#isHeld = false;
    document.removeEventListener("visibilitychange", this.#ask);
    void this.#lock?.release().catch(() => undefined);
    this.#lock = null;
  }

  readonly #ask = () => {
    if (!this.#isHeld || document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    // Refused on a low battery: then the screen may go off, the call goes on.
    navigator.wakeLock.request("screen").then(
      (lock) => {
        this.#lock = lock;
        if (!this.#isHeld) this.release();
      },
      () => undefined,
    );
  };
}
