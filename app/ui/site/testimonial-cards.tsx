import { Star } from "lucide-react";
import { type Testimonial, testimonials } from "#app/content/testimonials.ts";

export function TestimonialCards() {
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
      <p className="flex gap-0.5 text-warn">
        <span className="sr-only">{props.rating} of 5 stars</span>
        {Array.from({ length: props.rating }, (_, star) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stars never move.
          <Star key={star} aria-hidden="true" strokeWidth={1.75} className="size-[1.125rem] fill-current" />
        ))}
      </p>
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
