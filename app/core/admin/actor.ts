import type { Login } from "../accounts/login.ts";

/** Who acts as an admin: a signed-in browser, the person of an access token, or the owner's own server. */
export type AdminActor = Login | { userId: string } | { isOwner: true };
