/** The stored name of the built-in customer. */
export const BUILT_IN = "built-in";

/**
 * Who speaks for the customer, in one sentence. `model`: the one that is set up, or "built-in". `standsIn`: the built-in customer
 * said the last answer in its place.
 */
export function speakerLine({ model, standsIn }: { model: string; standsIn: boolean }): string {
  if (model === BUILT_IN) return "The built-in customer answers.";
  return standsIn ? `The built-in customer stands in for ${model}.` : `The customer is spoken by ${model}.`;
}
