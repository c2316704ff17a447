import { Building2, Car, HeartPulse, House, MessageSquareText, Phone } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Form, useNavigation, useSearchParams } from "react-router";
import { PersonaAvatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { PracticeLeftLine } from "#app/ui/practice-left.tsx";
import type { ChatPage } from "#core/pages/chat-page.ts";
import type { PersonaCard } from "#core/pages/practice-cards.ts";
import type { DifficultyLevel, Line } from "#core/scenarios/schema.ts";
import { isPressed } from "#core/shortcuts.ts";
import { CALL_KINDS } from "./call-kinds.ts";
import { ChoiceCard } from "./choice-card.tsx";

type SetupStage = Extract<ChatPage["stage"], { phase: "setup" }>;

/**
 * Who to call, about what, how hard. A plain form of radio buttons: without JavaScript every scenario and customer is
 * there; with it only what fits the choice so far.
 */
export function Setup({
  scenarios,
  personas,
  difficulties,
  chosen,
  hasVoice,
  practiceLeft,
}: SetupStage &
  Pick<ChatPage, "practiceLeft"> & {
    /** There are live calls here. */
    hasVoice: boolean;
  }) {
  const [line, setLine] = useState<Line>(chosen.line);
  const [scenarioId, setScenarioId] = useState(chosen.scenarioId);
  const [personaId, setPersonaId] = useState(chosen.personaId);
  const [level, setLevel] = useState<DifficultyLevel>(chosen.level);
  const form = useRef<HTMLFormElement>(null);
  const navigation = useNavigation();
  const isCallAsked = useSearchParams()[0].has("call") && hasVoice;
  useEnterToSubmit(form);

  const scenario = scenarios.find((one) => one.id === scenarioId);
  const persona = personas.find((one) => one.id === personaId);
  const difficulty = difficulties.find((one) => one.level === level);

  function chooseScenario(id: string) {
    setScenarioId(id);
    const fitting = scenarios.find((one) => one.id === id)?.personaIds ?? [];
    if (!fitting.includes(personaId)) setPersonaId(fitting[0] ?? personaId);
  }

  function chooseLine(next: Line) {
    setLine(next);
    const first = scenarios.find((one) => one.line === next);
    if (first) chooseScenario(first.id);
  }

  const fitting = personas.filter((one) => scenario?.personaIds.includes(one.id));
  const onlyOne = fitting.length === 1 ? fitting[0] : null;

  const isStarting = navigation.state === "loading" && navigation.location.pathname === "/chat";
  const isCalling = new URLSearchParams(navigation.location?.search).has("call");
  const start = (way: "text" | "voice", isFirstChoice: boolean) => (
    <Button
      key={way}
      type="submit"
      size="large"
      variant={isFirstChoice ? "primary" : "secondary"}
      {...(way === "voice" && { name: "call", value: "1" })}
      data-first-choice={isFirstChoice || undefined}
      disabled={isStarting}
      busy={isStarting && isCalling === (way === "voice")}
      icon={WAYS[way].icon}
      className={`max-sm:flex-1 max-sm:px-3 ${way === "voice" ? "noscript:hidden" : ""}`}
    >
      {WAYS[way].label}
    </Button>
  );
  // What was asked for stands last, as the one to press.
  const ways = hasVoice ? [start("voice", isCallAsked), start("text", !isCallAsked)] : [start("text", true)];

  return (
    <Form ref={form} method="get" action="/chat" className="mx-auto max-w-page px-4 pt-8 sm:px-6 sm:pt-12">
      <header className="mb-8 sm:mb-10">
        <h1 className="font-display text-2xl sm:text-3xl">AI Roleplay Training</h1>
        <p className="mt-2 max-w-text text-lg text-muted">Choose the call, then say your first line.</p>
        <PracticeLeftLine left={practiceLeft} className="mt-2" />
      </header>
      <div className="space-y-9 sm:space-y-11">
        <Step title="Line" className="noscript:hidden">
          <div className="grid grid-cols-2 gap-2 sm:inline-grid sm:grid-cols-4">
            {LINES.map(({ id, label, icon }) => (
              <ChoiceCard
                key={id}
                checked={line === id}
                onChoose={() => chooseLine(id)}
                group="line"
                value={id}
                className="items-center gap-2.5 px-4 py-2.5"
              >
                <span className="text-muted group-has-checked:text-brand [&>svg]:size-5">{icon}</span>
                <span className="font-[550]">{label}</span>
              </ChoiceCard>
            ))}
          </div>
        </Step>

        <Step title="Scenario" className="noscript:space-y-6">
          {LINES.map(({ id, label }) => (
            <div key={id} className={line === id ? undefined : "hidden noscript:block"}>
              <h2 className="mb-2 hidden font-[550] text-muted noscript:block">{label}</h2>
              <div className="grid gap-2 md:grid-cols-2">
                {scenarios
                  .filter((one) => one.line === id)
                  .map((one) => (
                    <ChoiceCard
                      key={one.id}
                      checked={scenarioId === one.id}
                      onChoose={() => chooseScenario(one.id)}
                      group="scenario"
                      value={one.id}
                      className="flex-col px-4 py-3.5"
                    >
                      <span className="flex items-baseline justify-between gap-3">
                        <span className="font-semibold">{one.title}</span>
                        <CallKind call={one.call} />
                      </span>
                      <span className="mt-1 hidden text-muted group-has-checked:block sm:block noscript:block">
                        {one.brief}
                      </span>
                    </ChoiceCard>
                  ))}
              </div>
            </div>
          ))}
        </Step>

        <Step title="Customer">
          {onlyOne && (
            <div className="flex gap-3.5 noscript:hidden">
              <PersonaWords persona={onlyOne} />
            </div>
          )}
          <div className={`gap-2 sm:grid-cols-2 lg:grid-cols-3 noscript:grid ${onlyOne ? "hidden" : "grid"}`}>
            {personas.map((one) => {
              const fits = scenario?.personaIds.includes(one.id) ?? true;
              const fitting = linesOf(one.id, scenarios);
              return (
                <ChoiceCard
                  key={one.id}
                  checked={personaId === one.id}
                  onChoose={() => setPersonaId(one.id)}
                  group="customer"
                  value={one.id}
                  className={fits ? "gap-3.5 p-3.5" : "hidden gap-3.5 p-3.5 noscript:flex"}
                >
                  <PersonaWords persona={one}>
                    {fitting && <span className="mt-1 hidden text-sm text-muted noscript:block">Fits: {fitting}</span>}
                  </PersonaWords>
                </ChoiceCard>
              );
            })}
          </div>
        </Step>

        <Step title="Difficulty">
          <div className="grid gap-2 md:grid-cols-3">
            {difficulties.map((one) => (
              <ChoiceCard
                key={one.level}
                checked={level === one.level}
                onChoose={() => setLevel(one.level)}
                group="level"
                value={String(one.level)}
                className="flex-col px-4 py-3.5"
              >
                <span className="flex items-center gap-2.5">
                  <LevelBars level={one.level} />
                  <span className="font-semibold">{one.name}</span>
                  <span className="text-sm text-muted">Level {one.level}</span>
                </span>
                <ul className="mt-2 hidden space-y-0.5 text-sm text-muted group-has-checked:block sm:block noscript:block">
                  {one.describes.map((effect) => (
                    <li key={effect}>{effect}</li>
                  ))}
                </ul>
              </ChoiceCard>
            ))}
          </div>
          <label htmlFor="graded" className="mt-3 inline-flex min-h-11 items-center gap-3">
            <input type="checkbox" id="graded" name="graded" className="size-4 accent-brand" />
            <span>
              Graded practice: no live cue
              <span className="block text-sm text-muted">
                A live cue is a short tip under the field, after a message that you sent. Calls have none.
              </span>
            </span>
          </label>
        </Step>
      </div>

      <div className="sticky bottom-0 z-10 -mx-4 mt-10 flex flex-wrap items-center gap-x-4 gap-y-2.5 border-t border-line bg-canvas/92 px-4 py-3 backdrop-blur-md sm:-mx-6 sm:px-6 sm:py-4">
        {persona && <PersonaAvatar avatar={persona.avatar} className="max-sm:hidden noscript:hidden" />}
        <p className="min-w-0 flex-1 leading-tight max-sm:basis-full noscript:hidden" aria-live="polite">
          <span className="font-semibold sm:block sm:truncate">{persona?.name}</span>
          <span className="sm:hidden">, </span>
          <span className="text-sm text-muted sm:block sm:truncate">
            {scenario?.title}, {difficulty?.name.toLowerCase()}
          </span>
        </p>
        <div className="flex gap-2.5 max-sm:flex-1 max-sm:flex-wrap sm:ml-auto">
          {isCallAsked ? ways.toReversed() : ways}
        </div>
      </div>
    </Form>
  );
}

const LINES = [
  { id: "life", label: "Life", icon: <HeartPulse aria-hidden="true" strokeWidth={1.75} /> },
  { id: "auto", label: "Auto", icon: <Car aria-hidden="true" strokeWidth={1.75} /> },
  { id: "home", label: "Home", icon: <House aria-hidden="true" strokeWidth={1.75} /> },
  { id: "commercial", label: "Commercial", icon: <Building2 aria-hidden="true" strokeWidth={1.75} /> },
] as const satisfies { id: Line; label: string; icon: ReactNode }[];

const WAYS = {
  text: { label: "Start by text", icon: <MessageSquareText aria-hidden="true" strokeWidth={1.75} /> },
  voice: { label: "Start by voice", icon: <Phone aria-hidden="true" strokeWidth={1.75} /> },
} as const;

function PersonaWords({ persona, children }: { persona: PersonaCard; children?: ReactNode }) {
  return (
    <>
      <PersonaAvatar avatar={persona.avatar} className="size-14" />
      <span className="min-w-0">
        <span className="flex items-baseline gap-2">
          <span className="font-semibold">{persona.name}</span>
          <span className="text-sm text-muted tabular-nums">{persona.age}</span>
        </span>
        <span className="block text-sm text-muted">{persona.story}</span>
        <span className="mt-1 block text-sm font-[550]">{persona.temperament}</span>
        {children}
      </span>
    </>
  );
}

function Step(props: { title: string; className?: string; children: ReactNode }) {
  return (
    <fieldset className={props.className}>
      <legend className="mb-3 font-display text-xl">{props.title}</legend>
      {props.children}
    </fieldset>
  );
}

function CallKind({ call }: { call: keyof typeof CALL_KINDS }) {
  const { label, icon: Icon } = CALL_KINDS[call];
  return (
    <span className="flex shrink-0 items-center gap-1.5 text-sm text-muted">
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-3.5" />
      {label}
    </span>
  );
}

function LevelBars({ level }: { level: DifficultyLevel }) {
  return (
    <svg
      viewBox="0 0 18 14"
      aria-hidden="true"
      className="h-3.5 w-[1.125rem] text-line group-has-checked:text-brand/25"
    >
      {[1, 2, 3].map((bar) => (
        <rect
          key={bar}
          x={(bar - 1) * 6.5}
          y={12 - bar * 4}
          width="5"
          height={bar * 4 + 2}
          rx="1.5"
          fill="currentColor"
          className={bar <= level ? "text-ink group-has-checked:text-brand" : undefined}
        />
      ))}
    </svg>
  );
}

function linesOf(personaId: string, scenarios: SetupStage["scenarios"]): string {
  return LINES.filter(({ id }) => scenarios.some((one) => one.line === id && one.personaIds.includes(personaId)))
    .map(({ label }) => label)
    .join(", ");
}

/** The defaults are chosen: Enter starts as was asked for, wherever nothing else wants it. */
function useEnterToSubmit(form: { current: HTMLFormElement | null }) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isChoice = event.target instanceof HTMLInputElement && form.current?.contains(event.target);
      if (!isPressed(event, "start") || !(event.target === document.body || isChoice)) return;
      event.preventDefault();
      form.current?.requestSubmit(form.current.querySelector<HTMLButtonElement>("[data-first-choice]"));
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [form]);
}
