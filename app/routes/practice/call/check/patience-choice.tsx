import type { Patience } from "#core/voice/audio/vad.ts";

/** Chooses how long a silence ends the agent's turn. */
export function PatienceChoice({ chosen, onChoose }: { chosen: Patience; onChoose: (patience: Patience) => void }) {
  return (
    <fieldset>
      <legend className="mb-2 font-[550]">Pause before the answer</legend>
      <div className="grid grid-cols-3 gap-2">
        {PATIENCES.map(({ patience, label }) => (
          <label
            key={patience}
            className="flex h-10 cursor-pointer items-center justify-center rounded-control border border-edge/45 has-checked:border-brand has-checked:bg-brand-soft has-checked:font-[550] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand pointer-coarse:h-11"
          >
            <input
              type="radio"
              name="patience"
              checked={chosen === patience}
              onChange={() => onChoose(patience)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const PATIENCES = [
  { patience: "quick", label: "Short" },
  { patience: "usual", label: "Usual" },
  { patience: "patient", label: "Long" },
] as const satisfies { patience: Patience; label: string }[];
