import { useEffect, useRef } from "react";
import { type CallLevels, COLUMNS } from "#app/browser/voice/sound/call-levels.ts";

/** With reduced motion the drawing changes only twice a second. */
const STILL_EVERY_MS = 500;
const BAR_PX = 3;
const GAP_PX = 3;

/**
 * The levels of both voices, the newest at the right: the agent above the middle, the customer below, as in the recording.
 * With prefers-reduced-motion one still pair of bars is drawn instead.
 */
export function Waveform({ levels, className }: { levels: CallLevels; className?: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const { current } = canvas;
    const pen = current?.getContext("2d");
    if (!current || !pen) return;
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    let drawnAtMs = 0;
    let frame = requestAnimationFrame(function draw(nowMs) {
      frame = requestAnimationFrame(draw);
      if (still && nowMs - drawnAtMs < STILL_EVERY_MS) return;
      drawnAtMs = nowMs;
      fitToScreen(current);
      pen.fillStyle = getComputedStyle(current).color;
      pen.clearRect(0, 0, current.width, current.height);
      if (still) drawBars(pen, levels);
      else drawStrip(pen, levels);
    });
    return () => cancelAnimationFrame(frame);
  }, [levels]);

  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label="Sound of the call, you above, the customer below"
      className={className}
    />
  );
}

function fitToScreen(canvas: HTMLCanvasElement): void {
  const width = Math.round(canvas.clientWidth * window.devicePixelRatio);
  const height = Math.round(canvas.clientHeight * window.devicePixelRatio);
  if (canvas.width === width && canvas.height === height) return;
  canvas.width = width;
  canvas.height = height;
}

function drawStrip(pen: CanvasRenderingContext2D, levels: CallLevels): void {
  const { width, height } = pen.canvas;
  const scale = window.devicePixelRatio;
  const step = (BAR_PX + GAP_PX) * scale;
  const shown = Math.min(COLUMNS, Math.floor(width / step));
  for (let column = 0; column < shown; column++) {
    const at = levels.count - 1 - column;
    const index = ((at % COLUMNS) + COLUMNS) % COLUMNS;
    const isHeard = at >= 0;
    const x = width - (column + 1) * step;
    // Older sound fades.
    pen.globalAlpha = 1 - 0.65 * (column / shown);
    drawColumn(
      pen,
      x,
      BAR_PX * scale,
      height,
      isHeard ? (levels.agent[index] ?? 0) : 0,
      isHeard ? (levels.customer[index] ?? 0) : 0,
    );
  }
  pen.globalAlpha = 1;
}

function drawBars(pen: CanvasRenderingContext2D, levels: CallLevels): void {
  const { width, height } = pen.canvas;
  const index = Math.max(0, levels.count - 1) % COLUMNS;
  drawColumn(pen, width * 0.25, width * 0.5, height, levels.agent[index] ?? 0, levels.customer[index] ?? 0);
}

function drawColumn(pen: CanvasRenderingContext2D, x: number, width: number, height: number, up: number, down: number) {
  const middle = height / 2;
  const least = Math.min(width, height * 0.02);
  const above = Math.max(least, up * middle * 0.92);
  const below = Math.max(least, down * middle * 0.92);
  pen.beginPath();
  pen.roundRect(x, middle - above, width, above + below, Math.min(width / 2, 4 * window.devicePixelRatio));
  pen.fill();
}
