import { expect, test } from "vitest";
import { customerStateSchema } from "#core/customer/customer-state.ts";
import { heldTalk, provenQuotes, standInTalkSchema } from "#tests/eval/stand-in/stand-in-talk.ts";
import { rowsOf } from "#tests/support/people.ts";
import { practising, signedIn } from "#tests/support/practising.ts";
import { completion, completionsCustomer, completionsReader, sse } from "#tests/support/scripted-completions.ts";
import { testWorld } from "#tests/support/world.ts";

const WITHIN_MS = 30_000;

/** Conversations in which people stood in for a language model, replayed by a server that gives their answers. */
const talks = Object.entries(
  import.meta.glob<unknown>("../../../eval/stand-in/talks/*.json", { import: "default", eager: true }),
).map(([path, talk]) => [path.replace(/^.*\/|\.json$/g, ""), standInTalkSchema.parse(talk)] as const);

/** Replaying one takes seconds: every eighth is enough to notice a change. */
const replayed = talks.filter((_, index) => index % 8 === 0);

test.each(replayed)(
  "%s: what a model said and read gives the state that it gives by itself",
  async (_name, talk) => {
    const { model, requests } = completionsCustomer(talk.exchanges.map(({ answer }) => sse(inPieces(answer))));
    const { reader } = completionsReader(talk.exchanges.map(({ reading }) => completion(JSON.stringify(reading))));
    const world = testWorld({ customerModel: model, exchangeReader: reader });
    const { scenarioId, personaId, level, seed } = talk;
    const person = practising(world, await signedIn(world), { scenarioId, personaId, level, seed });
    for (const { agent } of talk.exchanges) {
      await person.say(agent);
      await world.settled();
    }

    const { practice, turns, states } = await heldTalk(talk);
    const said = await rowsOf("SELECT role, content FROM chat_messages ORDER BY position");
    expect(said.map(({ content }) => content)).toEqual(turns.map(({ text }) => text));
    const [row] = await rowsOf("SELECT customer_state FROM chat_conversations");
    const state = customerStateSchema.parse(JSON.parse(String(row?.customer_state)));
    expect(state).toEqual(JSON.parse(JSON.stringify(states.at(-1))));

    // What the request holds of the conversation: each line of the agent's between its marks, once.
    for (const [index, { body }] of requests.entries()) {
      const asked = JSON.stringify(body.messages);
      for (const { agent } of talk.exchanges.slice(0, index + 1))
        expect(asked).toContain(JSON.stringify(agent).slice(1, -1));
    }
    // A fact is told once, and only such as this person would tell to somebody they trust that much.
    const told = state.marks.flatMap((mark) => (mark.type === "disclosed" ? [mark] : []));
    expect(new Set(told.map(({ fact }) => fact)).size).toBe(told.length);
    for (const { fact, turn } of told) {
      const before = states[(turn - 2) / 2];
      const needed = practice.scenario.facts.find(({ id }) => id === fact)?.trustNeeded ?? 0;
      expect(before?.trust ?? 0, `${fact} told at ${turn}`).toBeGreaterThanOrEqual(
        Math.min(needed, practice.difficulty.trust) - TRUST_OF_A_TURN,
      );
    }
  },
  WITHIN_MS,
);

/** Trust that the agent's own line may earn before it is answered. */
const TRUST_OF_A_TURN = 15;

test(
  "of what the models read, the quotes stand in the conversation, and they were wrong in few turns",
  async () => {
    let proven = 0;
    let all = 0;
    for (const [, talk] of talks) {
      const { turns } = await heldTalk(talk);
      for (const [index, exchange] of talk.exchanges.entries()) {
        const found = provenQuotes(exchange, turns[2 * index + 2]?.text ?? "");
        proven += found.proven;
        all += found.all;
      }
    }
    expect(talks.length).toBeGreaterThan(5);
    expect(proven / all).toBeGreaterThan(0.98);
  },
  WITHIN_MS,
);

function inPieces(text: string): string[] {
  return text.match(/[\s\S]{1,7}/g) ?? [];
}
