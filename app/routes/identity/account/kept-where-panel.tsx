import { KEPT_WHERE } from "#app/content/kept-where.ts";
import { Panel } from "./own-frame.tsx";

/** Where everything is kept, and how long. `modelHosts`: whoever outside is sent what is said. */
export function KeptWherePanel({ modelHosts }: { modelHosts: readonly string[] }) {
  return (
    <Panel id="kept" title="What is kept where" text="Everything that this site keeps of you, and for how long.">
      <div className="space-y-7">
        {KEPT_WHERE.map(({ where, about, rows }) => (
          <section key={where} aria-label={where}>
            <h3 className="font-semibold">{where}</h3>
            <p className="mb-2 text-sm text-muted">{about}</p>
            <table className="w-full text-left">
              <thead className="sr-only">
                <tr>
                  <th scope="col">What</th>
                  <th scope="col">How long</th>
                </tr>
              </thead>
              <tbody className="divide-y divide-line border-y border-line">
                {rows.map(({ what, howLong }) => (
                  <tr key={what} className="align-top max-sm:flex max-sm:flex-col">
                    <th scope="row" className="py-2 pr-6 font-normal sm:w-3/5">
                      {what}
                    </th>
                    <td className="py-2 text-muted max-sm:pt-0">{howLong}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        ))}
        <section aria-label="The makers of models">
          <h3 className="font-semibold">The makers of models</h3>
          <p className="text-sm text-muted">
            {modelHosts.length === 0
              ? "No model of another company speaks or reads here: what you write stays with us. In a call your browser may turn speech into text at its maker's servers; the check before a call says so."
              : `What is said in a session, what the invented customer knows, and your script are sent to ${modelHosts.join(" and ")}, without your name. What they keep, and how long, their terms say.`}
          </p>
        </section>
      </div>
    </Panel>
  );
}
