import type { ReactNode } from "react";
import { site } from "#app/site/site.ts";
import { Mark } from "#app/ui/brand-mark.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { LocalDate } from "#app/ui/local-date.tsx";
import { gateLabel, modeLabel, NOT_PROVEN } from "#core/certificates/certificate-words.ts";
import type { CertificatePage } from "#core/pages/certificate-pages.ts";
import { CertificateStatePill } from "../certificate-state.tsx";

/** What one would frame: who, what, by whom, what for. It is the printed form, too. */
export function Sheet({ page }: { page: CertificatePage }) {
  const { id, content, issuedAt, expiresAt, state, siteUrl, qrSvg } = page;
  const { holderName, organisationName, assignmentTitle, scenarios, timeZone } = content;
  const gate = gateLabel(content);
  return (
    <article
      id="certificate"
      aria-labelledby="holder"
      className="rounded-card border-2 border-brand bg-surface p-2 sm:p-3 print:rounded-none"
    >
      <div className="rounded-control border border-line px-5 py-8 sm:px-12 sm:py-12 print:rounded-none print:py-8">
        <header className="text-center">
          <Mark className="mx-auto size-10" />
          <p className="mt-4 text-sm font-[550] tracking-[0.14em] text-muted uppercase">
            Certificate of completed practice
          </p>
          <h1
            id="holder"
            dir="auto"
            className={classNames(
              "mt-6 font-display break-words text-balance",
              holderName.length > 60 ? "text-2xl" : "text-3xl sm:text-4xl",
            )}
          >
            {holderName}
          </h1>
          <p className="mt-3 text-lg text-muted">has passed</p>
          <p
            dir="auto"
            className={classNames(
              "mx-auto mt-3 max-w-text font-[550] break-words text-balance",
              assignmentTitle.length > 80 ? "text-lg" : "text-xl sm:text-2xl",
            )}
          >
            {assignmentTitle}
          </p>
          <p className="mt-5">
            <CertificateStatePill state={state} timeZone={timeZone} />
          </p>
          {state.kind === "revoked" && (
            <p className="mt-2 text-muted">The organization has withdrawn it. It proves nothing any more.</p>
          )}
        </header>
        <dl className="mt-10 grid gap-x-10 gap-y-5 border-t border-line pt-8 sm:grid-cols-2">
          <Fact name="Issued by">
            <bdi>{organisationName}</bdi>
            <span className="block text-sm text-muted">Signed by {site.name}, where the practice took place</span>
          </Fact>
          <Fact name="Dates">
            Issued <LocalDate ms={issuedAt} timeZone={timeZone} />
            {expiresAt !== null && (
              <span className="block">
                Expires <LocalDate ms={expiresAt} timeZone={timeZone} />
              </span>
            )}
          </Fact>
          <Fact name="Asked for">
            {content.scoreToReach} of 100 points or more
            <span className="block text-sm text-muted">
              Rubric {content.rubricVersion}, {modeLabel(content)}
            </span>
          </Fact>
          <Fact name="Compliance gate">{gate.charAt(0).toUpperCase() + gate.slice(1)}</Fact>
          <Fact name={scenarios.length === 1 ? "Scenario" : "Scenarios"} className="sm:col-span-2">
            <ul className="space-y-1">
              {scenarios.map((scenario) => (
                <li key={`${scenario.id} ${scenario.version}`} className="break-words">
                  <bdi>{scenario.title}</bdi>{" "}
                  <span className="text-sm text-muted">
                    {scenario.id}, version {scenario.version}
                  </span>
                </li>
              ))}
            </ul>
          </Fact>
        </dl>
        <section aria-labelledby="not-proven" className="mt-8 border-t border-line pt-6">
          <h2 id="not-proven" className="text-sm font-[550] text-muted">
            What it does not prove
          </h2>
          <ul className="mt-2 space-y-1 text-sm text-muted">
            {NOT_PROVEN.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </section>
        <footer className="mt-8 hidden items-center gap-4 border-t border-line pt-6 text-sm text-muted print:flex">
          <img src={`data:image/svg+xml,${encodeURIComponent(qrSvg)}`} alt="" width={88} height={88} />
          <p className="min-w-0 break-all">
            Whether it is valid today: {siteUrl}/c/{id}
          </p>
        </footer>
      </div>
    </article>
  );
}

function Fact(props: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={classNames("min-w-0", props.className)}>
      <dt className="text-sm text-muted">{props.name}</dt>
      <dd className="mt-0.5 text-lg break-words">{props.children}</dd>
    </div>
  );
}
