import { z } from "zod";
import type { Persona } from "../../scenarios/schema.ts";

/** Voice variants that the built-in speech carries; the names are eSpeak NG's own. */
export const VOICE_VARIANTS = ["Annie", "belinda", "f1", "f2", "f3", "f4", "m1", "m3", "m4", "m7", "max"] as const;

/** What the built-in speech is told about a voice. */
export const builtInVoiceSchema = z.object({
  variant: z.enum(VOICE_VARIANTS),
  /** Words a minute. */
  rateWpm: z.number(),
  /** 0 to 100 within the range of the variant; 50 is its middle. */
  pitch: z.number(),
  /** How far the melody moves: 0 is a monotone, 50 is usual, 100 is sing-song. */
  melody: z.number(),
});
export type BuiltInVoice = z.infer<typeof builtInVoiceSchema>;

export const OPENAI_VOICES = [
  "alloy",
  "ash",
  "ballad",
  "coral",
  "echo",
  "sage",
  "shimmer",
  "verse",
  "marin",
  "cedar",
] as const;

/** Voices of Deepgram's Aura-2 in English, as Cloudflare serves it; those that are used here. */
export const AURA_VOICES = [
  "apollo",
  "athena",
  "aurora",
  "harmonia",
  "hera",
  "hermes",
  "juno",
  "luna",
  "mars",
  "orion",
  "thalia",
  "zeus",
] as const;

export type PersonaVoice = {
  builtIn: BuiltInVoice;
  openai: (typeof OPENAI_VOICES)[number];
  aura: (typeof AURA_VOICES)[number];
};

/** Age, sex and temperament of a persona as sound: the old and the careful are slower, the quick and the chatty faster. */
export const personaVoices: Record<string, PersonaVoice> = {
  dana: { builtIn: { variant: "f2", rateWpm: 182, pitch: 54, melody: 50 }, openai: "coral", aura: "thalia" },
  ray: { builtIn: { variant: "m1", rateWpm: 150, pitch: 30, melody: 38 }, openai: "ash", aura: "zeus" },
  priya: { builtIn: { variant: "Annie", rateWpm: 162, pitch: 38, melody: 50 }, openai: "marin", aura: "harmonia" },
  marcus: { builtIn: { variant: "max", rateWpm: 180, pitch: 70, melody: 66 }, openai: "verse", aura: "hermes" },
  elena: { builtIn: { variant: "f3", rateWpm: 178, pitch: 28, melody: 52 }, openai: "alloy", aura: "juno" },
  tom: { builtIn: { variant: "m4", rateWpm: 164, pitch: 48, melody: 42 }, openai: "cedar", aura: "mars" },
  kim: { builtIn: { variant: "belinda", rateWpm: 172, pitch: 48, melody: 72 }, openai: "shimmer", aura: "aurora" },
  denise: { builtIn: { variant: "f1", rateWpm: 154, pitch: 42, melody: 38 }, openai: "sage", aura: "athena" },
  robert: { builtIn: { variant: "m7", rateWpm: 148, pitch: 54, melody: 30 }, openai: "echo", aura: "orion" },
};

const BY_PRONOUNS: Record<Persona["pronouns"], PersonaVoice> = {
  she: { builtIn: { variant: "f4", rateWpm: 168, pitch: 50, melody: 50 }, openai: "marin", aura: "hera" },
  he: { builtIn: { variant: "m3", rateWpm: 165, pitch: 50, melody: 50 }, openai: "cedar", aura: "apollo" },
  they: { builtIn: { variant: "m3", rateWpm: 168, pitch: 95, melody: 50 }, openai: "alloy", aura: "luna" },
};

/** A persona that came with an imported library has no voice of its own and speaks with the one of its pronouns. */
export function voiceOf(persona: Pick<Persona, "id" | "pronouns">): PersonaVoice {
  return personaVoices[persona.id] ?? BY_PRONOUNS[persona.pronouns];
}
