import { Form } from "react-router";
import { openPage } from "#app/page-loading/open-page.ts";
import { postedForm } from "#app/page-loading/posted-form.ts";
import { site } from "#app/site/site.ts";
import { Button } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ScoreBoardView } from "#app/ui/score-board.tsx";
import type { BoardsPage } from "#core/pages/board-pages.ts";
import type { Route } from "./+types/boards";
import { actAndReturn, done, textOf } from "./act-and-return.ts";
import { WeekBoards } from "./boards/week-boards.tsx";
import { TeamFrame } from "./team-frame.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `Boards · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  return openPage(context, request, ({ boards }, login) => boards.open(login));
}

export async function action(args: Route.ActionArgs) {
  const form = await postedForm(args.request);
  const intent = textOf(form, "intent");
  const organisation = textOf(form, "organization");
  const assignment = textOf(form, "assignment");
  const isFromAssignment = intent === "score-board" && textOf(form, "from") === "assignment";
  const back = isFromAssignment ? `/chat?${new URLSearchParams({ assignment })}` : "/team/boards";
  return actAndReturn(args, back, async ({ boards }, login) => {
    if (intent === "turn-boards") {
      const on = textOf(form, "on") === "yes";
      await boards.turn(login, organisation, on);
      return done(on ? "Boards are on" : "Boards are off", on ? "Each person joins by themselves." : undefined);
    }
    if (intent === "score-board") {
      const agrees = form.get("agrees") === "yes";
      await boards.agree(login, assignment, agrees);
      return done(agrees ? "You may be shown" : "You are not shown");
    }
    const joins = intent !== "leave-boards";
    await boards.choose(login, organisation, { joins, hidesName: form.get("hidesName") === "yes" });
    return joins ? done("Saved") : done("You have left the boards", "Nobody sees you on them any more.");
  });
}

export default function Boards({ loaderData: page }: Route.ComponentProps) {
  return (
    <TeamFrame team={page.team}>
      {page.mayTurn && <Turn page={page} />}
      {page.team.boardsOn ? (
        <>
          <Choice page={page} />
          <WeekBoards page={page} />
          <ScoreBoards page={page} />
          <ShownBadges page={page} />
        </>
      ) : (
        !page.mayTurn && (
          <Card aria-label="Boards">
            <EmptyState title="Boards are off" text="An owner of the organization can turn them on." />
          </Card>
        )
      )}
    </TeamFrame>
  );
}

function Turn({ page: { team } }: { page: BoardsPage }) {
  return (
    <Card aria-labelledby="turn" className="p-5 sm:p-6">
      <h2 id="turn" className="font-display text-xl">
        {team.boardsOn ? "Boards are on" : "Boards are off"}
      </h2>
      <p className="mt-1 max-w-text text-muted">
        Boards show days practiced, drills settled, and how much somebody’s handed-in scores improved this week. Each
        person joins by themselves, and sees two neighbors up and two down, and what their groups did together.
        Assignments can have a score board while they are on.
      </p>
      <Form method="post" preventScrollReset className="mt-4">
        <input type="hidden" name="intent" value="turn-boards" />
        <input type="hidden" name="organization" value={team.id} />
        <input type="hidden" name="on" value={team.boardsOn ? "no" : "yes"} />
        <Button type="submit" variant="secondary">
          {team.boardsOn ? "Turn the boards off" : "Turn the boards on"}
        </Button>
      </Form>
    </Card>
  );
}

function Choice({ page: { team, joins, hidesName } }: { page: BoardsPage }) {
  return (
    <Card aria-labelledby="choice" className="p-5 sm:p-6">
      <h2 id="choice" className="font-display text-xl">
        {joins ? "You are on the boards" : "Join the boards"}
      </h2>
      <p className="mt-1 max-w-text text-muted">
        Others who joined may see on how many days you practiced this week and how many drills you settled, also by
        yourself, and how much the scores you handed in improved. They see no score, and nothing else of what you
        practice by yourself. You can leave at any time; you are gone from these boards at once. Score boards and badges
        have switches of their own.
      </p>
      <Form method="post" preventScrollReset className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        <input type="hidden" name="intent" value="join-boards" />
        <input type="hidden" name="organization" value={team.id} />
        <label className="flex min-h-11 items-center gap-2.5">
          <input
            key={String(hidesName)}
            type="checkbox"
            name="hidesName"
            value="yes"
            defaultChecked={hidesName}
            className="size-5 shrink-0 accent-brand"
          />
          <span>Show me as “Somebody”, without my name</span>
        </label>
        <Button type="submit" variant={joins ? "secondary" : "primary"}>
          {joins ? "Save" : "Join"}
        </Button>
      </Form>
      {joins && (
        <Form method="post" preventScrollReset className="mt-2">
          <input type="hidden" name="intent" value="leave-boards" />
          <input type="hidden" name="organization" value={team.id} />
          {hidesName && <input type="hidden" name="hidesName" value="yes" />}
          <Button type="submit" variant="quiet" size="small">
            Leave the boards
          </Button>
        </Form>
      )}
    </Card>
  );
}

function ScoreBoards({ page: { scoreBoards } }: { page: BoardsPage }) {
  if (scoreBoards.length === 0) return null;
  return (
    <Card aria-labelledby="score-boards">
      <CardHeader
        title="Score boards of your assignments"
        titleId="score-boards"
        text="The three best scores handed in, of those who agree to be shown."
      />
      <ul aria-labelledby="score-boards" className="divide-y divide-line border-t border-line">
        {scoreBoards.map((board) => (
          <li key={board.assignmentId} className="px-5 py-4">
            <h3 className="mb-2 font-semibold [overflow-wrap:anywhere]">
              <bdi>{board.title}</bdi>
            </h3>
            <div className="max-w-text">
              <ScoreBoardView board={board} from="boards" />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function ShownBadges({ page: { badges } }: { page: BoardsPage }) {
  return (
    <Card aria-labelledby="shown-badges">
      <CardHeader
        title="Badges"
        titleId="shown-badges"
        text="Those that people chose to show. Yours are on your account page, and private until you show them."
      />
      {badges.length === 0 ? (
        <p className="border-t border-line px-5 py-4 text-muted">Nobody shows one yet.</p>
      ) : (
        <ul aria-labelledby="shown-badges" className="divide-y divide-line border-t border-line">
          {badges.map(({ position, name, titles }) => (
            <li key={position} className="flex flex-wrap justify-between gap-x-6 px-5 py-3">
              <bdi className="min-w-0 font-semibold [overflow-wrap:anywhere]">{name ?? "Somebody"}</bdi>
              <span className="text-muted">{titles.join(", ")}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
