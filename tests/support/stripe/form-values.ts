export type FormValue = string | FormValue[] | { [name: string]: FormValue };

/** `items[0][price]=p&expand[0]=x` as `{ items: [{ price: "p" }], expand: ["x"] }`. */
export function formValues(encoded: string): Record<string, FormValue> {
  const root: Node = new Map();
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = name.split(/[[\]]+/).filter(Boolean);
    let at = root;
    for (const part of path.slice(0, -1)) {
      const next = at.get(part);
      const branch: Node = next instanceof Map ? next : new Map();
      at.set(part, branch);
      at = branch;
    }
    at.set(path.at(-1) ?? "", value);
  }
  return Object.fromEntries([...root].map(([name, node]) => [name, readValue(node)]));
}

type Node = Map<string, string | Node>;

function readValue(node: string | Node): FormValue {
  if (typeof node === "string") return node;
  const entries = [...node];
  if (entries.every(([name]) => /^\d+$/.test(name))) return entries.map(([, value]) => readValue(value));
  return Object.fromEntries(entries.map(([name, value]) => [name, readValue(value)]));
}
