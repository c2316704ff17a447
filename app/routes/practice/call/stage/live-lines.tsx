import { PersonaAvatar } from "#app/ui/avatar.tsx";
import { classNames } from "#app/ui/class-names.ts";
import type { PersonaCard } from "#core/pages/practice-cards.ts";
import type { LiveLine } from "#core/voice/call/call-screen.ts";

/** What is being said at this moment, in dashed bubbles. It becomes a message when it is final. */
export function LiveLines({ lines, persona }: { lines: readonly LiveLine[]; persona: PersonaCard }) {
  return lines.map(({ speaker, text }) => {
    const isAgent = speaker === "agent";
    return (
      <li
        key={speaker}
        className={classNames("flex max-w-[88%] gap-2.5 sm:max-w-[80%] sm:gap-3", isAgent ? "self-end" : "self-start")}
      >
        {!isAgent && <PersonaAvatar avatar={persona.avatar} size="small" className="mt-0.5" />}
        <div className={classNames("min-w-0", isAgent && "flex flex-col items-end")}>
          <p className={classNames("mb-1 text-sm font-[550] text-signal-text", !text && "sr-only")}>
            <span className="sr-only">{isAgent ? "You: " : `${persona.name}: `}</span>Speaking...
          </p>
          <div className="w-fit max-w-full rounded-panel border border-dashed border-signal px-3.5 py-2.5 whitespace-pre-wrap">
            {text || (
              <span aria-hidden="true" className="text-signal-text">
                Speaking...
              </span>
            )}
          </div>
        </div>
      </li>
    );
  });
}
