/** Keeps the screen on while it is held. Browsers release the lock of a hidden page, so it is requested again when shown. */
export class WakeLock {
  #lock: WakeLockSentinel | null = null;
  #isHeld = false;

  hold(): void {
    this.#isHeld = true;
    document.addEventListener("visibilitychange", this.#request);
    this.#request();
  }

  release(): void {
    this.#isHeld = false;
    document.removeEventListener("visibilitychange", this.#request);
    void this.#lock?.release().catch(() => undefined);
    this.#lock = null;
  }

  readonly #request = () => {
    if (!this.#isHeld || document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    // Browsers refuse it on a low battery: then the screen may go off, and the call goes on.
    navigator.wakeLock.request("screen").then(
      (lock) => {
        this.#lock = lock;
        if (!this.#isHeld) this.release();
      },
      () => undefined,
    );
  };
}
