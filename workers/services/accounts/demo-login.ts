/** The person that the seed makes. Imported by development builds only. */
export const DEMO_EMAIL = "demo-agent@rolecall.example";
