import { expect, test } from "vitest";
import { unexplainedJargon } from "#core/customer/understanding/jargon.ts";

test("terms that the customer never used and the turn does not explain are jargon", () => {
  expect(unexplainedJargon("You want higher BI and a lower sub-limit.", ["I drive to work."])).toEqual([
    "bi",
    "sub limit",
  ]);
});

test("a term that the customer used is none, be it of one thing or of many", () => {
  expect(unexplainedJargon("That needs endorsements.", ["Someone mentioned an endorsement."])).toEqual([]);
  expect(unexplainedJargon("That needs an endorsement.", ["What are endorsements?"])).toEqual([]);
});

test("a term inside of another word of the customer's was not used by them", () => {
  expect(unexplainedJargon("Your BI is low.", ["My bill went up."])).toEqual(["bi"]);
  expect(unexplainedJargon("Your PD is low.", ["It was updated in May."])).toEqual(["pd"]);
});

test("a term that two turns of the customer's only make together was not used by them", () => {
  expect(unexplainedJargon("Let me see your loss runs.", ["That was a loss.", "Runs fine."])).toEqual(["loss run"]);
});

test("a term counts once however often the turn says it", () => {
  expect(unexplainedJargon("An endorsement, and two endorsements more.", [])).toEqual(["endorsement"]);
});

test("a turn that says what its words mean speaks no jargon", () => {
  expect(unexplainedJargon("Coinsurance means you carry part of a loss yourself.", [])).toEqual([]);
});

test("what a life policy takes and adds is jargon, however common it is among agents", () => {
  const turn = "What is the cash value, the surrender charge and the paid-up additions rider on the old one?";
  expect(unexplainedJargon(turn, ["I have one of those."])).toEqual(["surrender charge", "paid up addition", "rider"]);
});
