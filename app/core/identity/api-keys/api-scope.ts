/** What a program may do with a key, in the words that it is refused with. */
export const API_SCOPES = [
  "profile:read",
  "practice:read",
  "practice:write",
  "files:read",
  "files:write",
  "organization:read",
] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** Those of a person's own key, and of an organization's: the first never opens an organization, the second nobody's practice. */
export const PERSONAL_SCOPES = [
  "profile:read",
  "practice:read",
  "practice:write",
  "files:read",
  "files:write",
] as const;
export const ORGANIZATION_SCOPES = ["organization:read"] as const;

export const SCOPE_WORDS: Record<ApiScope, string> = {
  "profile:read": "Read your name and email address",
  "practice:read": "Read your conversations and what was said in them",
  "practice:write": "Practice: write conversations, ask for replies, and read documents for scripts",
  "files:read": "Read your stored files",
  "files:write": "Store, move, and delete your files",
  "organization:read": "Read the organization and who is in it",
};
