import { z } from "zod";

/** What a call used, as an upstream counts it or we do. Transcription is counted in tokens or in ms, by model. */
export type CallTokens = {
  inputText: number;
  inputAudio: number;
  /** Of the two above, those that were cached. */
  cached: number;
  outputText: number;
  outputAudio: number;
  transcription: number;
  transcribedMs: number;
  /** Sound that a streaming recogniser was sent, ms. */
  recognisedMs: number;
  /** Of the texts that a speech model has said. */
  spokenCharacters: number;
};

/** What we count of a call ourselves, where the model's server does not report it. */
export type CountedUse =
  | { type: "recognised"; seconds: number }
  | { type: "spoken"; characters: number }
  | { type: "duration"; seconds: number };

/** The sum of what was reported, each as it came; null when nothing readable was. */
export function sumUsage(reports: readonly unknown[]): CallTokens | null {
  const read = reports.flatMap((report) => {
    const parsed = usageSchema.safeParse(report);
    return parsed.success ? [tokensOf(parsed.data)] : [];
  });
  const [first, ...rest] = read;
  return first ? rest.reduce(plus, first) : null;
}

const count = z.number().nonnegative().catch(0);
const usageSchema = z.union([
  z.object({ type: z.literal("duration"), seconds: z.number().nonnegative() }),
  z.object({ type: z.literal("recognised"), seconds: z.number().nonnegative() }),
  z.object({ type: z.literal("spoken"), characters: z.number().nonnegative() }),
  z.object({ type: z.literal("tokens"), total_tokens: z.number().nonnegative() }),
  z.object({
    input_token_details: z.object({ text_tokens: count, audio_tokens: count, cached_tokens: count }),
    output_token_details: z.object({ text_tokens: count, audio_tokens: count }),
  }),
]);

function tokensOf(usage: z.infer<typeof usageSchema>): CallTokens {
  if ("input_token_details" in usage) {
    const { input_token_details: input, output_token_details: output } = usage;
    return {
      ...NONE,
      inputText: input.text_tokens,
      inputAudio: input.audio_tokens,
      cached: input.cached_tokens,
      outputText: output.text_tokens,
      outputAudio: output.audio_tokens,
    };
  }
  if (usage.type === "recognised") return { ...NONE, recognisedMs: Math.round(usage.seconds * 1000) };
  if (usage.type === "spoken") return { ...NONE, spokenCharacters: usage.characters };
  if (usage.type === "tokens") return { ...NONE, transcription: usage.total_tokens };
  return { ...NONE, transcribedMs: Math.round(usage.seconds * 1000) };
}

const NONE: CallTokens = {
  inputText: 0,
  inputAudio: 0,
  cached: 0,
  outputText: 0,
  outputAudio: 0,
  transcription: 0,
  transcribedMs: 0,
  recognisedMs: 0,
  spokenCharacters: 0,
};

function plus(a: CallTokens, b: CallTokens): CallTokens {
  return {
    inputText: a.inputText + b.inputText,
    inputAudio: a.inputAudio + b.inputAudio,
    cached: a.cached + b.cached,
    outputText: a.outputText + b.outputText,
    outputAudio: a.outputAudio + b.outputAudio,
    transcription: a.transcription + b.transcription,
    transcribedMs: a.transcribedMs + b.transcribedMs,
    recognisedMs: a.recognisedMs + b.recognisedMs,
    spokenCharacters: a.spokenCharacters + b.spokenCharacters,
  };
}
