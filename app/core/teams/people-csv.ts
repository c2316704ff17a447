import { cleanEmail, isEmail } from "../identity/email-address.ts";
import { cleanName } from "./organisation-name.ts";

export const CSV_LINES_MOST = 500;
/** Of 500 lines with long names. */
export const CSV_BYTES_MOST = 256 * 1024;

export type InvitedRole = "manager" | "agent";
export type LineProblem =
  | "bad-address"
  | "double"
  | "already-in"
  | "already-invited"
  | "unknown-role"
  | "role-not-yours"
  | "unknown-group"
  | "too-many";

/** One line of the file. `line`: counted from 1, as an editor shows it. `role` and `groupId` mean nothing where there is a problem. */
export type PersonLine = {
  line: number;
  email: string;
  name: string;
  role: InvitedRole;
  groupName: string;
  groupId: string | null;
  problem: LineProblem | null;
};

/** What the organization has already. Addresses are cleaned; `groups` are those that whoever asks may invite to. */
export type KnownPeople = {
  members: ReadonlySet<string>;
  invited: ReadonlySet<string>;
  groups: readonly { id: string; name: string }[];
  roles: readonly InvitedRole[];
};

/** Every line of a CSV of email, name, role and group with what is wrong with it. Blank lines and a first line of titles count not. */
export function readPeople(csv: string, known: KnownPeople): PersonLine[] {
  const rows = rowsOf(csv).filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const first = rows[0]?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const hasTitles = first.includes("email") || first.includes("e-mail") || first[0] === "email address";
  const place = hasTitles ? columnsOf(first) : { email: 0, name: 1, role: 2, group: 3 };
  const seen = new Set<string>();
  return rows.slice(hasTitles ? 1 : 0).map(({ line, cells }, index): PersonLine => {
    const cell = (at: number) => (at < 0 ? "" : (cells[at] ?? ""));
    const email = cleanEmail(cell(place.email)).slice(0, 300);
    const groupName = cleanName(cell(place.group));
    const roleText = cell(place.role).trim().toLowerCase() || "agent";
    const role = roleText === "manager" ? "manager" : "agent";
    const group = known.groups.find(({ name }) => name.toLowerCase() === groupName.toLowerCase());
    const one = { line, email, name: cleanName(cell(place.name)).slice(0, 200), role, groupName } as const;
    const problem = index >= CSV_LINES_MOST ? "too-many" : problemOf(email, roleText, role, groupName, group);
    if (problem === null) seen.add(email);
    return { ...one, groupId: group?.id ?? null, problem };
  });

  function problemOf(
    email: string,
    roleText: string,
    role: InvitedRole,
    groupName: string,
    group: { id: string } | undefined,
  ): LineProblem | null {
    if (!isEmail(email)) return "bad-address";
    if (seen.has(email)) return "double";
    if (known.members.has(email)) return "already-in";
    if (known.invited.has(email)) return "already-invited";
    if (roleText !== role) return "unknown-role";
    if (!known.roles.includes(role)) return "role-not-yours";
    return groupName !== "" && !group ? "unknown-group" : null;
  }
}

function columnsOf(titles: readonly string[]) {
  const at = (...names: string[]) => titles.findIndex((title) => names.includes(title));
  return {
    email: at("email", "e-mail", "email address"),
    name: at("name", "full name"),
    role: at("role"),
    group: at("group", "team"),
  };
}

/** RFC 4180, and the semicolons and tabs that spreadsheets write in its place. A quoted cell may go on over lines. */
function rowsOf(csv: string): { line: number; cells: string[] }[] {
  const text = csv.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
  const separator = separatorOf(text.slice(0, text.indexOf("\n") < 0 ? undefined : text.indexOf("\n")));
  const rows: { line: number; cells: string[] }[] = [];
  let cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  let line = 1;
  let startedAt = 1;
  const endRow = () => {
    rows.push({ line: startedAt, cells: [...cells, cell] });
    cells = [];
    cell = "";
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? "";
    if (character === "\n") line += 1;
    if (isQuoted && character === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (character === '"' && (isQuoted || cell.trim() === "")) {
      if (!isQuoted) cell = "";
      isQuoted = !isQuoted;
    } else if (!isQuoted && character === separator) {
      cells.push(cell);
      cell = "";
    } else if (!isQuoted && character === "\n") {
      endRow();
      startedAt = line;
    } else cell += character;
  }
  endRow();
  return rows;
}

function separatorOf(firstLine: string): string {
  const count = (mark: string) => firstLine.split(mark).length;
  return [",", ";", "\t"].reduce((most, mark) => (count(mark) > count(most) ? mark : most));
}
