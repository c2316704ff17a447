import type { PersonaCard } from "#core/pages/practice-cards.ts";
import { Beneath, circles, Hair, HairBehind, Worn } from "./avatar-parts.tsx";
import { classNames } from "./class-names.ts";
import { mixed } from "./hex-color.ts";

/**
 * A drawn face: the same card, the same face. It carries no text of its own; the name stands beside it. What has one colour is
 * one path where it can be: a page with many faces is mostly made of their elements.
 */
export function PersonaAvatar(props: {
  avatar: PersonaCard["avatar"];
  size?: "small" | "normal" | "large";
  className?: string;
}) {
  return (
    <svg
      viewBox="0 0 96 96"
      aria-hidden="true"
      className={classNames("shrink-0 rounded-full", SIZES[props.size ?? "normal"], props.className)}
    >
      <Drawing avatar={props.avatar} />
    </svg>
  );
}

/** For a page that shows a face more than once: here they are drawn, with Face they are shown. */
export function FaceSheet(props: { faces: { id: string; avatar: PersonaCard["avatar"] }[] }) {
  return (
    <svg aria-hidden="true" className="hidden">
      {props.faces.map((face) => (
        <symbol key={face.id} id={`face-${face.id}`} viewBox="0 0 96 96">
          <Drawing avatar={face.avatar} />
        </symbol>
      ))}
    </svg>
  );
}

export function Face(props: { id: string; className: string }) {
  return (
    <svg aria-hidden="true" className={classNames("shrink-0 rounded-full", props.className)}>
      <use href={`#face-${props.id}`} />
    </svg>
  );
}

function Drawing({ avatar }: { avatar: PersonaCard["avatar"] }) {
  const { skin, hair, hairStyle, top, extra } = avatar;
  const shade = mixed(skin, "#5a2a1c", 0.22);
  const features = mixed(skin, "#24130e", 0.82);
  return (
    <>
      <rect width="96" height="96" fill={mixed(top, "#fbf3e7", 0.74)} />
      <HairBehind style={hairStyle} color={mixed(hair, "#000000", 0.14)} />

      <path d="M8 98c0-15 11-21 26-24l14-2 14 2c15 3 26 9 26 24Z" fill={top} />
      <path d="M39 58h18v14.5c0 5-4 8.5-9 8.5s-9-3.5-9-8.5Z" fill={skin} />
      <path d="M39 61h18v6c-3 3.2-6 4.6-9 4.6s-6-1.4-9-4.6Z" fill={shade} opacity="0.75" />
      <Beneath extra={extra} top={top} />

      <path d={circles(4.8, [28.5, 46], [67.5, 46])} fill={shade} />
      <path d="M29 40c0-12 8-20 19-20s19 8 19 20v7c0 12-9 20-19 20s-19-8-19-20Z" fill={skin} />
      <path d={circles(4, [36.5, 52.5], [59.5, 52.5])} fill="#e0604a" opacity="0.16" />

      <path
        d="M36.2 39.6c1.8-1.5 4.6-1.7 6.6-.8M59.8 39.6c-1.8-1.5-4.6-1.7-6.6-.8"
        stroke={mixed(hair, "#2a1a12", 0.45)}
        strokeWidth="2.2"
        strokeLinecap="round"
        fill="none"
      />
      <path d={circles(2.3, [40, 45.5], [56, 45.5])} fill={features} />
      <path
        d="M48.3 46.5c-.5 2-1.5 3.6-1.9 4.7.7.9 2.1 1 3.2.5"
        stroke={shade}
        strokeWidth="1.9"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
      <path
        d="M42.4 57.2c3.2 2.9 8 2.9 11.2 0"
        stroke={mixed(skin, "#7a1f22", 0.62)}
        strokeWidth="2.3"
        strokeLinecap="round"
        fill="none"
      />

      <Worn extra={extra} hair={hair} skin={skin} />
      <Hair style={hairStyle} color={hair} top={top} />
    </>
  );
}

const SIZES = { small: "size-8", normal: "size-10", large: "size-24" } as const;
