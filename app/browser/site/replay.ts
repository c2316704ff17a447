// Plays the call on /demo line by line, with its voice where there is one. Without this module the call stands there to be read.
const replay = document.querySelector<HTMLElement>("[data-replay]");
if (replay) operate(replay);

const TICK_MS = 200;

function operate(replay: HTMLElement): void {
  const lines = [...replay.querySelectorAll<HTMLElement>("[data-at]")];
  const log = replay.querySelector<HTMLElement>("[data-log]");
  const play = replay.querySelector<HTMLButtonElement>("[data-play]");
  const slider = replay.querySelector<HTMLInputElement>("input[type=range]");
  const clock = replay.querySelector<HTMLElement>("[data-clock]");
  const voice = replay.querySelector<HTMLAudioElement>("[data-voice]");
  if (!log || !play || !slider || !clock) return;
  const lengthMs = Number(slider.max) * 1000;
  let positionMs = lengthMs;
  let ticking: ReturnType<typeof setInterval> | undefined;

  play.addEventListener("click", () => {
    if (ticking) stop();
    else start();
  });
  slider.addEventListener("input", () => {
    goTo(Number(slider.value) * 1000);
    if (voice) voice.currentTime = positionMs / 1000;
  });

  function start(): void {
    if (positionMs >= lengthMs) goTo(0);
    ticking = setInterval(() => goTo(heardMs() ?? positionMs + TICK_MS), TICK_MS);
    if (voice) {
      voice.currentTime = positionMs / 1000;
      // Where it cannot be played the lines come without it.
      voice.play().catch(() => {});
    }
    say();
  }

  /** How far the voice is. It leads: while it loads, the lines wait. Null: there is none, or it cannot be played. */
  function heardMs(): number | null {
    if (!voice || voice.error || voice.paused) return null;
    return Math.max(positionMs, voice.currentTime * 1000);
  }

  function stop(): void {
    voice?.pause();
    clearInterval(ticking);
    ticking = undefined;
    say();
  }

  function goTo(ms: number): void {
    positionMs = Math.min(ms, lengthMs);
    let changed = false;
    for (const line of lines) {
      const hidden = Number(line.dataset.at) * 1000 > positionMs;
      changed ||= hidden !== line.hidden;
      line.hidden = hidden;
    }
    if (changed && log) log.scrollTop = log.scrollHeight;
    if (positionMs >= lengthMs) stop();
    else say();
  }

  function say(): void {
    if (!play || !slider || !clock) return;
    const state = ticking ? "playing" : positionMs < lengthMs ? "paused" : "whole";
    replay.dataset.replay = state;
    play.setAttribute("aria-label", state === "playing" ? "Pause" : "Play the call");
    slider.value = String(positionMs / 1000);
    const seconds = Math.floor(positionMs / 1000);
    clock.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  }
}
