/** A visitor without an account, as services are told of them: the SHA-256 (hex) of the guest cookie's token. It is no login. */
export type Guest = { tokenHash: string };
