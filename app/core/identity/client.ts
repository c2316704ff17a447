import type { Login } from "./login.ts";

/** The browser that asks: for attempt limits and the list of logins. */
export type Client = {
  /** Null where no edge has named it. */
  address: string | null;
  userAgent: string;
  /** The login it already has; a new sign-in replaces it. */
  login: Login | null;
};

const USER_AGENT_MAX_LENGTH = 400;

/** Only cf-connecting-ip is trusted: the edge overwrites it, while X-Forwarded-For is whatever the sender wrote. */
export function clientOf(headers: Headers, login: Login | null): Client {
  return {
    address: headers.get("cf-connecting-ip"),
    userAgent: (headers.get("User-Agent") ?? "").slice(0, USER_AGENT_MAX_LENGTH),
    login,
  };
}
