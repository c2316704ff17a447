/** What is wrong in a library file and where: `path` is the JSON path, "scenarios[3].facts[0].item"; "" is the file itself. */
export type Problem = { path: string; message: string };

export type Path = readonly (string | number)[];

export function problemAt(path: Path, message: string): Problem {
  return { path: pathText(path), message };
}

function pathText(path: Path): string {
  return path
    .map((step, at) => {
      if (typeof step === "number") return `[${step}]`;
      if (!/^[A-Za-z_]\w*$/.test(step)) return `[${JSON.stringify(step)}]`;
      return at === 0 ? step : `.${step}`;
    })
    .join("");
}
