import { ClipboardCheck, Clock, LineChart, MessagesSquare, ShieldQuestion, Users } from "lucide-react";
import { type FeatureIcon, features } from "#app/content/feature-list.ts";
import { SoonMark } from "./soon-mark.tsx";

/** Six features, three in a row where there is room. */
export function FeatureGrid() {
  return (
    <ul className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-14">
      {features.map((feature) => {
        const Icon = ICONS[feature.icon];
        return (
          <li key={feature.title} className="flex gap-4 sm:block">
            <span className="flex size-11 shrink-0 items-center justify-center rounded-card bg-brand-soft text-brand">
              <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
            </span>
            <div className="sm:mt-4">
              <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-display text-xl">
                {feature.title}
                <SoonMark of={[feature.title, feature.text]} />
              </h3>
              <p className="mt-1.5 max-w-[42ch] text-muted">{feature.text}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

const ICONS = {
  talk: MessagesSquare,
  shield: ShieldQuestion,
  feedback: ClipboardCheck,
  clock: Clock,
  progress: LineChart,
  oversight: Users,
} as const satisfies Record<FeatureIcon, unknown>;
