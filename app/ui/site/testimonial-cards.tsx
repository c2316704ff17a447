import type { Testimonial } from "#app/content/testimonials.ts";

export function TestimonialCards({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <ul className="grid gap-5 lg:grid-cols-3">
      {testimonials.map((one) => (
        <li key={one.name}>
          <TestimonialCard {...one} />
        </li>
      ))}
    </ul>
  );
}

function TestimonialCard(props: Testimonial) {
  return (
    <figure className="flex h-full flex-col rounded-panel border border-line bg-surface p-6 sm:p-8">
      <Stars rating={props.rating} />
      <blockquote className="mt-4 grow text-lg">
        <p>{props.content}</p>
      </blockquote>
      <figcaption className="mt-6 flex items-center gap-3">
        <span
          aria-hidden="true"
          className="flex size-11 items-center justify-center rounded-full bg-brand-soft font-semibold text-brand"
        >
          {props.avatar}
        </span>
        <span>
          <span className="block font-semibold">{props.name}</span>
          <span className="block text-sm text-muted">
            {props.role}, {props.company}
          </span>
        </span>
      </figcaption>
    </figure>
  );
}

function Stars(props: { rating: number }) {
  return (
    <svg
      viewBox={`0 0 ${props.rating * 22} 20`}
      role="img"
      aria-label={`${props.rating} of 5 stars`}
      className="h-4.5 w-fit self-start fill-warn"
    >
      <path d={Array.from({ length: props.rating }, (_, star) => `M${star * 22}${STAR}`).join("")} />
    </svg>
  );
}

/** From its left tip; 20 wide. */
const STAR = " 7.2l6.9-1 3.1-6.2 3.1 6.2 6.9 1-5 4.9 1.2 6.9-6.2-3.3-6.2 3.3 1.2-6.9Z";
