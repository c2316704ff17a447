import { MessageSquareText, Phone } from "lucide-react";
import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { useHydrated } from "#app/browser/hydrated.ts";
import { PersonaAvatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { PracticeLeftLine } from "#app/ui/practice-left.tsx";
import { RoundStatePill } from "#app/ui/round-state-pill.tsx";
import { seenByWords } from "#core/assignments/who-sees.ts";
import type { AssignedStage } from "#core/pages/assignment-pages.ts";
import type { ChatPage } from "#core/pages/chat-page.ts";
import { AssignedScoreBoard } from "./assigned-score-board.tsx";
import { ChoiceCard } from "./choice-card.tsx";
import { JudgedOn } from "./judged-on.tsx";

/**
 * What an assignment asks for, and the choice before the call: private practice, or "This one counts". A plain form; without JavaScript
 * every scenario and customer is there.
 */
export function AssignedSetup({
  stage,
  hasVoice,
  practiceLeft,
}: { stage: AssignedStage; hasVoice: boolean } & Pick<ChatPage, "practiceLeft">) {
  const { assignment, scenarios, personas, difficulty, mode } = stage;
  const [scenarioId, setScenarioId] = useState(scenarios.find(({ isPassed }) => !isPassed)?.id ?? scenarios[0]?.id);
  const scenario = scenarios.find(({ id }) => id === scenarioId);
  const fitting = personas.filter(({ id }) => scenario?.personaIds.includes(id));
  const [chosenId, setPersonaId] = useState("");
  const personaId = (fitting.find(({ id }) => id === chosenId) ?? fitting[0])?.id;
  // Before JavaScript another scenario may be chosen than the one the words are about.
  const hydrated = useHydrated();
  const about = hydrated ? scenario : (scenarios.find(({ mayCount }) => mayCount.ok) ?? scenario);
  const may = about?.mayCount;
  const navigation = useNavigation();
  const isStarting = navigation.state === "loading" && navigation.location.pathname === "/chat";
  return (
    <>
      <Form method="get" action="/chat" className="mx-auto max-w-page px-4 pt-8 pb-16 sm:px-6 sm:pt-12">
        <input type="hidden" name="assignment" value={assignment.id} />
        <header className="mb-6">
          <h1 className="font-display text-2xl wrap-anywhere sm:text-3xl">{assignment.title}</h1>
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
            <span>From {assignment.organisation}</span>
            {assignment.due && <span>Due {assignment.due}</span>}
            <RoundStatePill state={assignment.state} />
          </p>
          <PracticeLeftLine left={practiceLeft} className="mt-2" />
          {assignment.excusedWhy && <p className="mt-2">Excused: {assignment.excusedWhy}</p>}
        </header>
        <div className="space-y-6">
          <Card aria-labelledby="asked">
            <CardHeader title="What it takes" titleId="asked" />
            <ul className="list-disc space-y-1 pr-5 pb-5 pl-10">
              {assignment.judgedOn.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <div className="px-5 pb-5">
              <JudgedOn isDrill={false} />
            </div>
          </Card>

          <fieldset>
            <legend className="mb-2 font-display text-xl">Scenario</legend>
            <div className="grid gap-2 md:grid-cols-2">
              {scenarios.map((one) => (
                <ChoiceCard
                  key={one.id}
                  checked={one.id === scenarioId}
                  onChoose={() => setScenarioId(one.id)}
                  group="scenario"
                  value={one.id}
                  className="flex-col px-4 py-3.5"
                >
                  <span className="flex items-baseline justify-between gap-3">
                    <span className="font-semibold">{one.title}</span>
                    {one.isPassed && <span className="text-sm text-good">Passed</span>}
                  </span>
                  <span className="mt-1 text-muted">{one.brief}</span>
                </ChoiceCard>
              ))}
            </div>
          </fieldset>

          <fieldset>
            <legend className="mb-2 font-display text-xl">Customer</legend>
            <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
              {personas.map((one) => {
                const isFitting = fitting.includes(one);
                return (
                  <ChoiceCard
                    key={one.id}
                    checked={one.id === personaId}
                    onChoose={() => setPersonaId(one.id)}
                    group="customer"
                    value={one.id}
                    className={isFitting ? "gap-3.5 p-3.5" : "hidden gap-3.5 p-3.5 noscript:flex"}
                  >
                    <PersonaAvatar avatar={one.avatar} className="size-14" />
                    <span className="min-w-0">
                      <span className="block font-semibold">{one.name}</span>
                      <span className="block text-sm text-muted">{one.story}</span>
                    </span>
                  </ChoiceCard>
                );
              })}
            </div>
            <p className="mt-2 text-sm text-muted">
              {difficulty.name}, level {difficulty.level}, as the assignment has it.
            </p>
          </fieldset>

          <div className="rounded-card border border-line bg-surface p-4 sm:p-5">
            <label htmlFor="counts" className="inline-flex min-h-11 items-start gap-3">
              <input
                type="checkbox"
                id="counts"
                name="counts"
                aria-describedby="counts-about"
                disabled={may?.ok === false}
                className="mt-1 size-4 accent-brand"
              />
              <span className="font-semibold">This one counts</span>
            </label>
            <p id="counts-about" className="text-muted">
              {may?.ok === false
                ? may.why
                : `It is handed in when it ends. No live cues; a hint comes when you ask for one. ${seenByWords(stage.seenBy)}. Left unticked, only you read it.`}
            </p>
          </div>

          <div className="flex flex-wrap gap-2.5">
            {mode !== "voice" && (
              <Button type="submit" size="large" busy={isStarting} icon={<MessageSquareText aria-hidden="true" />}>
                Start by text
              </Button>
            )}
            {mode !== "text" && hasVoice && (
              <Button
                type="submit"
                name="call"
                value="1"
                size="large"
                variant={mode === "voice" ? "primary" : "secondary"}
                disabled={isStarting}
                icon={<Phone aria-hidden="true" />}
                className="noscript:hidden"
              >
                Start by voice
              </Button>
            )}
            {mode === "voice" && !hasVoice && (
              <p className="text-bad">This assignment is done by voice, and live calls are not set up here.</p>
            )}
          </div>
        </div>
      </Form>
      <AssignedScoreBoard board={stage.scoreBoard} />
    </>
  );
}
