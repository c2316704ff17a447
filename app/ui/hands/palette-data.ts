import { useEffect, useState } from "react";
import { type PaletteData, paletteSchema } from "#core/palette/palette-data.ts";

type Loaded = { state: "loading" | "failed" | "there"; data: PaletteData };

const NOTHING: PaletteData = { pages: [], customers: [], sessions: [] };

/** Asked anew each time the palette opens: what somebody may open changes. */
export function usePaletteData(): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ state: "loading", data: NOTHING });
  useEffect(() => {
    const asking = new AbortController();
    ask(asking.signal).then(
      (data) => setLoaded({ state: "there", data }),
      () => !asking.signal.aborted && setLoaded({ state: "failed", data: NOTHING }),
    );
    return () => asking.abort();
  }, []);
  return loaded;
}

async function ask(signal: AbortSignal): Promise<PaletteData> {
  const answer = await fetch("/api/palette", { signal });
  if (!answer.ok) throw new Error(`the palette was answered ${answer.status}`);
  return paletteSchema.parse(await answer.json());
}
