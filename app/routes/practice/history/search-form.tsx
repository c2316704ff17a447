import { ChevronDown, Search } from "lucide-react";
import { Form, Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field, SelectField } from "#app/ui/field.tsx";
import { type HistoryFilter, type HistoryKind, historyPath, isNarrowed } from "#core/history/history-filter.ts";
import { SEARCH_MAX_LENGTH, SEARCH_MOST_WORDS } from "#core/history/search-words.ts";
import type { HistoryPage } from "#core/pages/history-page.ts";
import type { Line } from "#core/scenarios/schema.ts";

/** A form that asks for another page of this address, also without JavaScript. */
export function SearchForm({ filter, choices, search }: Pick<HistoryPage, "filter" | "choices" | "search">) {
  const isAsked = isNarrowed(filter) || filter.archived;
  const { text: _, ...others } = filter;
  return (
    // A new form for each answer: what its fields hold is what the page was asked for.
    <Form key={historyPath(filter)} method="get" action="/conversations" role="search" className="mt-6">
      <div className="flex flex-wrap items-end gap-3">
        <Field
          className="min-w-0 flex-1 basis-64"
          label="Search what was said"
          name="q"
          type="search"
          defaultValue={Array.from(filter.text).slice(0, SEARCH_MAX_LENGTH).join("")}
          maxLength={SEARCH_MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit" className="h-11" icon={<Search aria-hidden="true" strokeWidth={1.75} />}>
          Search
        </Button>
        {isAsked && (
          <Link to="/conversations" className="link flex min-h-11 items-center">
            Show all
          </Link>
        )}
      </div>
      <SearchNote search={search} />
      <details open={isNarrowed({ ...others, text: "" }) || filter.archived} className="group mt-3">
        <summary className="inline-flex min-h-9 cursor-pointer items-center gap-1.5 font-[550] pointer-coarse:min-h-11">
          Filters
          <ChevronDown
            aria-hidden="true"
            strokeWidth={1.75}
            className="size-4 transition-transform group-open:rotate-180"
          />
        </summary>
        <Filters filter={filter} choices={choices} />
      </details>
    </Form>
  );
}

function SearchNote({ search }: Pick<HistoryPage, "search">) {
  if (!search) return null;
  const notes = [
    !search.hasWords && "There is no word or number in it to look for.",
    search.isCut && `Only the first ${SEARCH_MAX_LENGTH} characters were looked at.`,
    search.ignored > 0 && `Only the ${SEARCH_MOST_WORDS} longest words were looked for.`,
  ].filter(Boolean);
  return notes.length === 0 ? null : <p className="mt-2 text-sm text-muted">{notes.join(" ")}</p>;
}

function Filters({ filter, choices }: { filter: HistoryFilter; choices: HistoryPage["choices"] }) {
  return (
    <div className="mt-2 grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Choice label="Kind" name="kind" value={filter.kind}>
        {Object.entries(KINDS).map(([kind, label]) => (
          <option key={kind} value={kind}>
            {label}
          </option>
        ))}
      </Choice>
      <Choice label="Line" name="line" value={filter.line}>
        {Object.entries(LINE_NAMES).map(([line, label]) => (
          <option key={line} value={line}>
            {label}
          </option>
        ))}
      </Choice>
      <Choice label="Scenario" name="scenario" value={filter.scenario}>
        {choices.scenarios.map(({ id, title, line }) => (
          <option key={id} value={id}>
            {LINE_NAMES[line]}: {title}
          </option>
        ))}
      </Choice>
      <Choice label="Customer" name="customer" value={filter.customer}>
        {choices.customers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Choice>
      <Points label="Score from" name="least" value={filter.least} />
      <Points label="Score to" name="most" value={filter.most} />
      <Choice label="Compliance finding" name="finding" value={filter.finding}>
        {choices.findings.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Choice>
      <SelectField label="Archived" name="archived" defaultValue={filter.archived ? "1" : ""}>
        <option value="">No</option>
        <option value="1">Yes</option>
      </SelectField>
    </div>
  );
}

function Choice(props: { label: string; name: string; value: string | null; children: React.ReactNode }) {
  return (
    <SelectField label={props.label} name={props.name} defaultValue={props.value ?? ""}>
      <option value="">Any</option>
      {props.children}
    </SelectField>
  );
}

function Points(props: { label: string; name: string; value: number | null }) {
  return (
    <Field
      label={props.label}
      name={props.name}
      type="number"
      inputMode="numeric"
      min={0}
      max={100}
      step={1}
      defaultValue={props.value ?? ""}
    />
  );
}

const KINDS = {
  practice: "Practice by text",
  call: "Call",
  drill: "Drill",
  retry: "Retry",
  transcript: "From another app",
} as const satisfies Record<HistoryKind, string>;

const LINE_NAMES = {
  life: "Life",
  auto: "Auto",
  home: "Home",
  commercial: "Commercial",
} as const satisfies Record<Line, string>;
