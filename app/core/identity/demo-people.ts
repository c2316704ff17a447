/** The people of a development seed. They have no password: the sign-in page of a development build opens the door. */
export const DEMO_AGENT = {
  id: "demo-agent",
  email: "demo-agent@rolecall.example",
  fullName: "Jordan Avery",
  admin: false,
} as const;
export const DEMO_ADMIN = {
  id: "demo-admin",
  email: "demo-admin@rolecall.example",
  fullName: "Morgan Ellis",
  admin: true,
} as const;
/** Owns the demo agency. */
export const DEMO_OWNER = colleague("demo-owner", "Robin Castle");
export const DEMO_MANAGERS = [
  colleague("demo-manager-1", "Alex Romero"),
  colleague("demo-manager-2", "Casey Lindgren"),
] as const;
/** The agents of the agency; the demo agent is the first of them. */
export const DEMO_AGENTS = [
  DEMO_AGENT,
  colleague("demo-agent-2", "Taylor Brooks"),
  colleague("demo-agent-3", "Jamie Osei"),
  colleague("demo-agent-4", "Riley Tanaka"),
  colleague("demo-agent-5", "Dakota Flynn"),
  colleague("demo-agent-6", "Quinn Marsh"),
  colleague("demo-agent-7", "Reese Okafor"),
  colleague("demo-agent-8", "Hayden Cole"),
] as const;
export const DEMO_PEOPLE = [DEMO_ADMIN, DEMO_OWNER, ...DEMO_MANAGERS, ...DEMO_AGENTS] as const;

function colleague(id: string, fullName: string) {
  return { id, fullName, email: `${fullName.toLowerCase().replace(" ", ".")}@example.com`, admin: false } as const;
}
