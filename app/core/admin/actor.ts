import type { Login } from "../identity/login.ts";

/**
 * Who acts as an admin: a signed-in browser, the person of an access token, or the owner's own server. `needsSecondFactor`: the
 * browser must have shown one; of an access token `mayAdminister` says whether that is so.
 */
export type AdminActor = AdminLogin | { userId: string; mayAdminister: boolean } | { isOwner: true };
export type AdminLogin = Login & { needsSecondFactor?: boolean };
