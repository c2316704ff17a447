import { objections, scenarios } from "#core/library/library.ts";
import { asLearned } from "../../training/reworded.ts";

/** Every line that the product itself gives as an example: none of them may break a rule. */
export function libraryLines(): string[] {
  return [
    ...CALL,
    ...objections.flatMap(({ exampleAcknowledge, exampleExplore, exampleAnswer }) => [
      `${asLearned(exampleAcknowledge)} ${asLearned(exampleExplore)}`,
      asLearned(exampleAnswer),
    ]),
    ...scenarios.flatMap(({ needs, gaps, bait }) => [
      ...needs.items.map(({ exampleQuestion }) => asLearned(exampleQuestion)),
      ...gaps.map(({ exampleLine }) => asLearned(exampleLine)),
      ...(bait ? [asLearned(bait.safeLine)] : []),
    ]),
  ];
}

/** An agent's side of a whole call. The call of /demo is another: what the pages show must not move the weights. */
const CALL = [
  "Hi Ray, this is Jordan Hayes with Harbor Insurance. Your daughter Carol asked me to call about the policy on your house. Do you have five minutes? I'd like to ask a few questions, then tell you what I see.",
  "Loyalty like that is rare, and I respect it. What would have to be different for a second look to be worth your time?",
  "Thank you. What do you value most about the company you have?",
  "It sounds like the first one set the bar. How old is the roof these days?",
  "You put it up yourself, so you know it better than any inspector. What worries you about having somebody look at it?",
  "That makes sense. Many companies now pay an old roof at its depreciated value, so a new one would mostly be on you. I'd rather you know which one you have before there's hail.",
  "What's the deductible on it, and is it different for wind or hail?",
  "So there's a letter in the drawer about two percent. That's two percent of what the house is insured for, so on a hail claim you'd pay close to seven thousand before they pay a dime. What would that do to your savings?",
  "Because you're on a fixed income, I'd recommend we fix that deductible first. No policy covers everything, so I'd show you what it leaves out too, side by side with yours. How does that sound?",
  "A deductible has to be one you can pay, so we'd price it both ways.",
  "To recap: the wind deductible first, then the roof. Can we meet Thursday at 4? I'll email you the comparison tonight, and you bring the letter.",
];
