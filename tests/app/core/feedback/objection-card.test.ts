import { expect, test } from "vitest";
import { outcomeWords, stepWords } from "#core/feedback/objection-card.ts";
import { objectionChecks } from "#tests/support/objection-checks.ts";

const score = (results: Parameters<typeof objectionChecks>[1]) => ({ dimensions: objectionChecks("A1", results) });
const settled = { id: "A1", resolved: true };

test("a step with an objection is named flatly where its check was met, and with perhaps where it is likely", () => {
  const heard = score({ acknowledged: "met", explored: "likely", answered: "likely", confirmed: "likely" });
  expect(stepWords(heard, "A1", "acknowledged")).toBe("Acknowledged");
  expect(stepWords(heard, "A1", "explored")).toBe("Perhaps explored");
  expect(stepWords(heard, "A1", "answered")).toBe("Perhaps answered");
  expect(stepWords(heard, "A1", "confirmed")).toBe("Perhaps checked");
});

test("an objection is settled where the check of it says so, perhaps settled where it is less sure, else left open", () => {
  expect(outcomeWords(score({ settled: "met" }), settled)).toBe("Settled");
  expect(outcomeWords(score({ settled: "likely" }), settled)).toBe("Perhaps settled");
  expect(outcomeWords(score({ settled: "not-met" }), settled)).toBe("Perhaps settled");
  expect(outcomeWords(score({ settled: "not-met" }), { ...settled, resolved: false })).toBe("Left open");
});

test("a score that was stored without such a check, or with that of another objection, reads as it did", () => {
  expect(stepWords({ dimensions: [] }, "A1", "answered")).toBe("Answered");
  expect(outcomeWords({ dimensions: [] }, settled)).toBe("Settled");
  const ofAnother = { dimensions: objectionChecks("A2", { answered: "likely", settled: "likely" }) };
  expect(stepWords(ofAnother, "A1", "answered")).toBe("Answered");
  expect(outcomeWords(ofAnother, settled)).toBe("Settled");
});
