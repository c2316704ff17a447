import { z } from "zod";

/** A disputed line as a label to learn from. `isRight`: the finding stood; null: nobody has settled it. */
export const labelledLineSchema = z.object({
  finding: z.string(),
  heard: z.string().nullable(),
  said: z.string(),
  reason: z.string(),
  isRight: z.boolean().nullable(),
});
export type LabelledLine = z.infer<typeof labelledLineSchema>;

export function labelledLine(dispute: {
  finding: string;
  heard: string | null;
  said: string;
  reason: string;
  status: "open" | "accepted" | "upheld";
}): LabelledLine {
  const { finding, heard, said, reason, status } = dispute;
  return { finding, heard, said, reason, isRight: status === "open" ? null : status === "upheld" };
}
