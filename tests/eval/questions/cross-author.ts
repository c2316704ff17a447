import { readQuestionClassifier } from "#core/customer/understanding/learned/question-classifier.ts";
import { readQuestionLines, TRAINING } from "./question-lines.ts";
import { featuresOf, slotWeightsFrom } from "./weights.ts";

const lines = readQuestionLines(TRAINING);
const settings = JSON.parse(process.argv[3] ?? "{}");
const author = process.argv[2];
const w = slotWeightsFrom(
  lines.filter((l) => l.author !== author),
  settings,
);
const c = readQuestionClassifier(w);
let right = 0,
  n = 0;
const conf: [number, boolean][] = [];
for (const l of lines.filter((l) => l.author === author)) {
  const ch = c.chances(featuresOf(l.text));
  const b = ch.indexOf(Math.max(...ch));
  n++;
  const ok = c.classes[b] === l.slot;
  if (ok) right++;
  conf.push([ch[b] ?? 0, ok]);
}
console.log(author, JSON.stringify(settings), (right / n).toFixed(3), n, `${Math.round(w.features.length / 1024)}K`);
for (const t of [0.2, 0.3, 0.4, 0.5, 0.6, 0.7]) {
  const k = conf.filter(([p]) => p >= t);
  console.log(
    "  >=",
    t,
    (k.length / n).toFixed(2),
    "answered, wrong of all",
    (k.filter(([, ok]) => !ok).length / n).toFixed(3),
  );
}
