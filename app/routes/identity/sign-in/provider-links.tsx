import { buttonClass } from "#app/ui/button.tsx";
import { providerLabel } from "../provider-label.ts";

/** Other people's sign-in, where the owner has set one up. Links, since the pages' policy lets a form lead nowhere else. */
export function ProviderLinks({ providers }: { providers: string[] }) {
  if (providers.length === 0) return null;
  return (
    <div className="mt-6 border-t border-line pt-6">
      <ul aria-label="Other ways to sign in" className="flex flex-col gap-2">
        {providers.map((provider) => (
          <li key={provider} className="flex flex-col">
            <a href={`/auth/with/${provider}`} className={buttonClass({ variant: "secondary", size: "large" })}>
              {`Continue with ${providerLabel(provider)}`}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
