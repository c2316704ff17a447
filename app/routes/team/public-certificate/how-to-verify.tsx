import { Check, X } from "lucide-react";
import { checkText } from "#core/certificates/certificate-checks.ts";
import type { CertificatePage } from "#core/pages/certificate-pages.ts";

/** What came of verifying it, and how anybody does so without trusting this page. */
export function Verification({ page }: { page: CertificatePage }) {
  const { id, checks, siteUrl, did, statusList } = page;
  const isProven = checks?.every(({ ok }) => ok);
  return (
    <section aria-labelledby="verification" className="mt-10 print:hidden">
      <h2 id="verification" className="scroll-mt-6 font-display text-xl">
        {checks === null ? "How to verify it" : isProven ? "Verified" : "Not verified"}
      </h2>
      {checks !== null && (
        <ul aria-labelledby="verification" className="mt-3 space-y-1.5">
          {checks.map((check) => (
            <li key={check.name} className="flex gap-2.5">
              {check.ok ? (
                <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-good" />
              ) : (
                <X aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-bad" />
              )}
              <span>
                <span className="sr-only">{check.ok ? "Passed: " : "Failed: "}</span>
                {checkText(check)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4 max-w-text space-y-3 text-muted">
        <p>
          It is an Open Badges 3.0 credential, signed as a JSON Web Token. A verifier that knows keys by did:web and
          ES256 can check it with two lists that this site publishes; some wallets know neither. Take the{" "}
          <a href={`/c/${id}.jwt`} download className={LINK}>
            signed credential
          </a>
          , find the key its header names in the{" "}
          <a href={`${siteUrl}/.well-known/did.json`} className={LINK}>
            list of keys
          </a>{" "}
          of <span className="break-all">{did}</span>, and look its number up in the{" "}
          <a href={statusList} className={LINK}>
            status list
          </a>
          . A revoked one is there within five minutes.
        </p>
        <p>
          To read it without verifying:{" "}
          <a href={`/c/${id}.json`} download className={LINK}>
            the same as JSON
          </a>
          .
        </p>
      </div>
    </section>
  );
}

const LINK = "text-brand underline underline-offset-2";
