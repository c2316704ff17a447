import type { PackedWordClasses } from "./word-classes.ts";

export const packedWordClasses: PackedWordClasses = { gaps: "", narrow: "", broad: "" };
