import { SoonMark } from "./soon-mark.tsx";

/** Short points under hairlines, in as many columns as there is room for. */
export function PointList(props: { points: readonly { title: string; text: string }[]; className: string }) {
  return (
    <dl className={props.className}>
      {props.points.map((point) => (
        <div key={point.title} className="border-t border-line pt-4">
          <dt className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 font-semibold">
            {point.title}
            <SoonMark of={[point.title, point.text]} />
          </dt>
          <dd className="mt-1 max-w-[52ch] text-muted">{point.text}</dd>
        </div>
      ))}
    </dl>
  );
}
