import { mixed } from "./hex-color.ts";

// Parts of PersonaAvatar, drawn on its 96 x 96 square. The head is 38 wide, from y 20 to 67, its middle at x 48.
// A name nobody drew falls back to the plainest part, so that a new persona always has a face.

export function HairBehind(props: { style: string; color: string }) {
  const d = BEHIND[props.style];
  return d ? <path d={d} fill={props.color} /> : null;
}

export function Hair(props: { style: string; color: string; top: string }) {
  if (props.style === "cap") return <Cap color={mixed(props.top, "#1d2a3a", 0.3)} hair={props.color} />;
  return (
    <>
      {props.style === "fade" && <path d={FADE_SIDES} fill={props.color} opacity="0.45" />}
      <path d={IN_FRONT[props.style] ?? IN_FRONT.short} fill={props.color} />
    </>
  );
}

/** The path of circles that do not touch, each around a middle. */
export function circles(radius: number, ...middles: (readonly [x: number, y: number])[]): string {
  const across = radius * 2;
  const halves = `a${radius} ${radius} 0 1 1 ${across} 0a${radius} ${radius} 0 1 1-${across} 0Z`;
  return middles.map(([x, y]) => `M${Number((x - radius).toFixed(2))} ${y}${halves}`).join("");
}

/** What lies on the clothes, under the chin. */
export function Beneath(props: { extra: string; top: string }) {
  if (props.extra === "apron") {
    const cloth = mixed(props.top, "#fff8ec", 0.86);
    return (
      <>
        <path d="M30 98V84c0-2 1.5-3.5 3.5-3.5h29c2 0 3.5 1.5 3.5 3.5v14Z" fill={cloth} />
        <path d="M34 81 27.5 75M62 81l6.5-6" stroke={cloth} strokeWidth="3.2" strokeLinecap="round" />
      </>
    );
  }
  if (props.extra === "pearls") {
    return <path d={circles(2.3, ...PEARLS)} fill="#fdf8ee" stroke="#d9cdb8" strokeWidth="0.6" />;
  }
  return null;
}

/** What is on the face. */
export function Worn(props: { extra: string; hair: string; skin: string }) {
  switch (props.extra) {
    case "glasses":
      return (
        <g fill="#ffffff" fillOpacity="0.18" stroke="#2b2f3a" strokeWidth="2">
          <rect x="32.8" y="40" width="13.2" height="11.4" rx="5.2" />
          <rect x="50" y="40" width="13.2" height="11.4" rx="5.2" />
          <path d="M46 44.5c1.2-.9 2.8-.9 4 0M32.8 44l-3.6-1M63.2 44l3.6-1" fill="none" strokeLinecap="round" />
        </g>
      );
    case "mustache":
      return (
        <path
          d="M48 53c-2.5-1.5-6-1-8 1.5-1 1.3-2.2 1.8-3.6 1.8 2.4 2.6 8.6 2.8 11.6-.6 3 3.4 9.2 3.2 11.6.6-1.4 0-2.6-.5-3.6-1.8-2-2.5-5.5-3-8-1.5Z"
          fill={mixed(props.hair, "#ffffff", 0.15)}
        />
      );
    case "beard":
      return <Beard color={props.hair} opacity="1" skin={props.skin} />;
    case "stubble":
      return <Beard color={props.hair} opacity="0.28" skin={props.skin} />;
    case "earrings":
      return <path d={circles(2.4, [28.2, 53.5], [67.8, 53.5])} fill="#e9b949" />;
    default:
      return null;
  }
}

function Beard(props: { color: string; opacity: string; skin: string }) {
  return (
    <>
      <path
        d="M29 45v3c0 13 9 21 19 21s19-8 19-21v-3c-1.5 4-3.5 6.5-6.5 7.6-3-2-7.5-2.6-12.5-2.6s-9.5.6-12.5 2.6C32.5 51.5 30.5 49 29 45Z"
        fill={props.color}
        opacity={props.opacity}
      />
      <path
        d="M41.8 56.2c3.6-1.2 8.8-1.2 12.4 0 .6 4-2.6 5.8-6.2 5.8s-6.8-1.8-6.2-5.8Z"
        fill={props.skin}
        opacity={props.opacity === "1" ? 1 : 0}
      />
      {props.opacity === "1" && (
        <path d="M43.2 57.2c3 2.3 6.6 2.3 9.6 0" stroke="#ffffff" strokeWidth="2" strokeLinecap="round" fill="none" />
      )}
    </>
  );
}

function Cap(props: { color: string; hair: string }) {
  return (
    <>
      <path
        d="M28 47c-1-6-.5-10 1.5-13h4c-1.5 4-2 8-2 12ZM68 47c1-6 .5-10-1.5-13h-4c1.5 4 2 8 2 12Z"
        fill={props.hair}
      />
      <path d="M27.5 35.5C27 22 36 14.5 48 14.5S69 22 68.5 35.5c-13-3-28-3-41 0Z" fill={props.color} />
      <path
        d="M25 36.5c6-4.5 14-6 23-6s17 1.5 23 6c1.6 1.3.6 3.3-1.4 2.9-14.5-2.6-28.7-2.6-43.2 0-2 .4-3-1.6-1.4-2.9Z"
        fill={mixed(props.color, "#000000", 0.25)}
      />
      <circle cx="48" cy="14.8" r="1.8" fill={mixed(props.color, "#000000", 0.25)} />
    </>
  );
}

const PEARLS = [
  [36.5, 72.5],
  [39.7, 76.3],
  [43.6, 78.8],
  [48, 79.8],
  [52.4, 78.8],
  [56.3, 76.3],
  [59.5, 72.5],
] as const;

const FADE_SIDES =
  "M28.6 45c-.8-8 .4-14 3.4-18l4 3c-3 3.5-4.4 8-4.6 13.5ZM67.4 45c.8-8-.4-14-3.4-18l-4 3c3 3.5 4.4 8 4.6 13.5Z";

const BEHIND: Record<string, string> = {
  bob: "M22 47c0-20 11-32 26-32s26 12 26 32v12c0 8-5 11-10 9H32c-5 2-10-1-10-9Z",
  long: "M22 46c0-20 11-31 26-31s26 11 26 31c0 14 1.5 26 5 38-8 3-16 2-20-2H37c-4 4-12 5-20 2 3.5-12 5-24 5-38Z",
  wavy: "M21 42c-2-16 11-28 27-28s29 12 27 28c4 4 4 9 1 13 3 5 2 10-2 13 1 6-4 10-10 9H32c-6 1-11-3-10-9-4-3-5-8-2-13-3-4-3-9 1-13Z",
  bun: "M38 13.5C38 8 42.5 4.5 48 4.5S58 8 58 13.5 53.5 23 48 23s-10-4-10-9.5Z",
  "short-curls":
    "M26 45c-5-3-5-9-1-12-3-5 0-11 5-12 0-5 6-9 11-7 3-4 11-4 14 0 5-2 11 2 11 7 5 1 8 7 5 12 4 3 4 9-1 12Z",
};

const IN_FRONT: Record<string, string> & { short: string } = {
  bob: "M26.5 50c-2-19 6-32 22-32 15 0 23 12 21 32-2.5-4-3.5-9-4-15-7-.6-12.5-3-16-7.5-4 6-11 9-18 9.5-1.5 4-3 8.5-5 13Z",
  long: "M27 52c-3-20 5-34 21-34s24 14 21 34c-1.5-10-6-19-19-24.5C37 32 29.5 41 27 52Z",
  wavy: "M26 50c-3-18 4-32 21-32 16 0 25 13 23 31-2-7-4.5-11.5-8-14.5-9 .5-18-2-22-6-2 8-8 13.5-14 21.5Z",
  bun: "M27.5 44c-2-16 6-25.5 20.5-25.5S70.5 28 68.5 44c-1.5-9-8-16-20.5-16s-19 7-20.5 16Z",
  short:
    "M27.5 43c-2.5-15 4-26.5 20-26.5 9 0 14 2.5 17 7 4 4.5 5 11.5 4 19.5-1.5-5-2.5-8.5-5-12-8 1.5-18 1-25.5-3.5-5 3-8.5 8-10.5 15.5Z",
  crew: "M28 41.5C26.5 27 34 18 48 18s21.5 9 20 23.5c-1-6-2.5-9.5-5-12.2-9.5-2.3-20.5-2.3-30 0-2.5 2.7-4 6.2-5 12.2Z",
  fade: "M31.5 33C29.5 22 36.5 15.5 48 15.5S66.5 22 64.5 33c-1-2.5-2-4-3.5-5.2-8.5-1.6-17.5-1.6-26 0-1.5 1.2-2.5 2.7-3.5 5.2Z",
  "short-curls":
    "M27.5 43c-2.5-4-2-8.5.5-11-1-5 2.5-9 6.5-9.5 2-4 7.5-5 10.5-3 3-2.5 8-2 10 1 5-.5 8.5 3.5 8 8 4 3 4.5 9.5 5.5 14.5-2-3-3.5-6-4.5-9-3 .5-6-1-7-3.5-3 2-7 1.5-9-1-2.5 2.5-7 2.5-9.5.5-1.5 2.5-4 3.5-6.5 3-1 4-2.5 7-4.5 10Z",
};
