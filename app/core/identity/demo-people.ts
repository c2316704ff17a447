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
export const DEMO_PEOPLE = [DEMO_AGENT, DEMO_ADMIN] as const;
