import { expect, test } from "vitest";
import { bitsOf, isBitSet, LIST_ENTRIES, placeOf, statusListCredential } from "#core/certificates/status-list.ts";

test("the first place is the leftmost bit, the last the rightmost", () => {
  const bits = bitsOf([0, 9, LIST_ENTRIES - 1]);
  expect(bits.length).toBe(16 * 1024);
  expect([bits[0], bits[1], bits.at(-1)]).toEqual([0b1000_0000, 0b0100_0000, 0b0000_0001]);
});

test("each place that was set is found set, and no other", () => {
  const revoked = [3, 64, 8191, 131_071];
  const bits = bitsOf(revoked);
  const set = Array.from({ length: LIST_ENTRIES }, (_, index) => index).filter((index) => isBitSet(bits, index));
  expect(set).toEqual(revoked);
});

test.each([-1, 0.5, LIST_ENTRIES, Number.NaN])("there is no place %s", (index) => {
  expect(isBitSet(bitsOf([]), index)).toBeNull();
});

test("places run on from list to list", () => {
  expect(placeOf(LIST_ENTRIES - 1)).toEqual({ list: 0, index: LIST_ENTRIES - 1 });
  expect(placeOf(LIST_ENTRIES)).toEqual({ list: 1, index: 0 });
});

test("a list is good for a day from a whole second on", () => {
  const list = statusListCredential("https://rolecall.example", 2, "uAAA", 1_700_000_000_999);
  expect(list).toMatchObject({
    id: "https://rolecall.example/credentials/status/2",
    type: ["VerifiableCredential", "BitstringStatusListCredential"],
    iss: "did:web:rolecall.example",
    nbf: 1_700_000_000,
    exp: 1_700_086_400,
    validFrom: "2023-11-14T22:13:20.000Z",
    credentialSubject: { type: "BitstringStatusList", statusPurpose: "revocation", encodedList: "uAAA" },
  });
});
