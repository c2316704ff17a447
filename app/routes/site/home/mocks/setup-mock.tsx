import { Face } from "#app/ui/avatar.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Tick } from "#app/ui/site/tick.tsx";
import type { PersonaCard } from "#core/pages/practice-cards.ts";

export type Customer = Pick<PersonaCard, "id" | "name" | "temperament">;

/** The setup screen: lines, three of the customers, difficulty, and the button. */
export function SetupMock(props: { customers: Customer[] }) {
  const shown = ["marcus", "priya", "kim"].flatMap((id) => props.customers.filter((customer) => customer.id === id));
  return (
    <>
      <p className="flex flex-wrap gap-1.5 text-sm font-[550]">
        {["Life", "Auto", "Home", "Commercial"].map((line) => (
          <span
            key={line}
            className={classNames(
              "rounded-full border px-3 py-1",
              line === "Home" ? "border-brand bg-brand-soft text-brand" : "border-line bg-surface text-muted",
            )}
          >
            {line}
          </span>
        ))}
      </p>
      <ul className="mt-4 flex flex-col gap-2">
        {shown.map((customer, index) => (
          <li
            key={customer.id}
            className={classNames(
              "flex items-center gap-3 rounded-card border bg-surface px-3 py-2.5",
              index === 1 ? "border-brand ring-1 ring-brand" : "border-line",
            )}
          >
            <Face id={customer.id} className="size-11" />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{customer.name}</span>
              <span className="block truncate text-sm text-muted">{customer.temperament}</span>
            </span>
            {index === 1 && (
              <span className="flex size-5 shrink-0 items-center justify-center rounded-full bg-brand text-on-brand">
                <Tick className="size-3" />
              </span>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex items-center justify-between gap-3">
        <p className="text-sm text-muted">
          First house, closing soon
          <span className="block">Realistic, level 2</span>
        </p>
        <span className="rounded-control bg-brand px-4 py-2 font-[550] text-on-brand">Start by text</span>
      </div>
    </>
  );
}
