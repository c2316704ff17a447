import { loginContext, servicesContext } from "#app/context.ts";
import { site } from "#app/site.ts";
import { PersonaAvatar } from "#app/ui/avatar.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Mark } from "#app/ui/mark.tsx";
import { NavBar } from "#app/ui/nav-bar.tsx";
import { personas } from "#core/scenarios/personas.ts";
import type { Route } from "./+types/home";
import { HeroCall } from "./hero-call.tsx";
import { HowItWorks } from "./how-it-works.tsx";

export const handle = { static: true };

export const meta: Route.MetaFunction = () => [
  { title: `${site.name}: ${site.tagline.replace(/\.$/, "")}` },
  { name: "description", content: site.description },
];

/** The faces come from here, so that their library stays on the server. */
export async function loader({ context }: Route.LoaderArgs) {
  const login = context.get(loginContext);
  return {
    viewer: login && (await context.get(servicesContext).accounts.viewer(login)),
    faces: personas.map(({ id, name, avatar }) => ({ id, name, avatar })),
  };
}

export default function Home({ loaderData: { viewer, faces } }: Route.ComponentProps) {
  const start = viewer
    ? { to: "/chat", words: "Start a conversation" }
    : { to: "/auth?tab=sign-up", words: "Create your account" };
  return (
    <>
      <NavBar viewer={viewer} />
      <main id="main">
        <section className="mx-auto grid max-w-page items-center gap-x-12 gap-y-14 px-4 pt-14 pb-20 sm:px-6 sm:pt-20 grid-cols-1 lg:grid-cols-[1fr_1.05fr] lg:pt-24 lg:pb-28">
          <div>
            <h1 className="font-display text-4xl sm:text-5xl">{site.tagline}</h1>
            <p className="mt-6 max-w-[46ch] text-lg text-muted sm:text-xl sm:leading-normal">
              Practise with AI customers who hesitate, push back and hold things back. Then see what worked and what to
              say instead, in your own words.
            </p>
            <div className="mt-9 flex flex-wrap items-center gap-x-3 gap-y-3">
              <ButtonLink to={start.to} reloadDocument size="large">
                {start.words}
              </ButtonLink>
              {!viewer && (
                <ButtonLink to="/auth" reloadDocument variant="quiet" size="large">
                  Sign in
                </ButtonLink>
              )}
            </div>
            <p className="mt-8 text-muted">For agents in life, auto, home and commercial insurance.</p>
          </div>
          <HeroCall />
        </section>

        <HowItWorks faces={faces} />

        <section aria-labelledby="waiting" className="mx-auto max-w-page px-4 py-18 sm:px-6 lg:py-28">
          <div className="rounded-panel bg-brand-soft px-6 py-14 text-center sm:px-12 sm:py-20">
            <ul aria-label="The customers" className="flex flex-wrap justify-center gap-y-2">
              {faces.map((face) => (
                <li key={face.id} className="-mx-1">
                  <PersonaAvatar avatar={face.avatar} className="size-13 ring-4 ring-brand-soft sm:size-16" />
                  <span className="sr-only">{face.name}</span>
                </li>
              ))}
            </ul>
            <h2 id="waiting" className="mt-8 font-display text-3xl sm:text-4xl">
              They pick up when you call.
            </h2>
            <p className="mx-auto mt-3 max-w-[48ch] text-lg text-muted">
              A bad first try here costs nothing. The same words on a real lead do.
            </p>
            <ButtonLink to={start.to} reloadDocument size="large" className="mt-8">
              {start.words}
            </ButtonLink>
          </div>
        </section>
      </main>
      <footer className="border-t border-line">
        <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-4 px-4 py-10 text-muted sm:px-6">
          <p className="flex items-center gap-2.5">
            <Mark className="size-6" />
            {site.name}
          </p>
          <a href={`mailto:${site.contactEmail}`} className="flex min-h-11 items-center hover:text-ink">
            {site.contactEmail}
          </a>
        </div>
      </footer>
    </>
  );
}
