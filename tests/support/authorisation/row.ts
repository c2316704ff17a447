/** Ids that a row's path and body may name: of things that the person "owner" has. */
export type Known = {
  ownerId: string;
  otherId: string;
  conversationId: string;
  practiceId: string;
  newKey: () => string;
};

/**
 * One call and the status each caller gets. They call one after the other: anonymous, another person, an admin who is
 * somebody else, the person whose things the call names, and the owner's server; so a status may tell what the caller
 * before has done.
 */
export type Row = {
  /** As Hono registers it: "POST /rest/v1/:table". */
  route: string;
  /** Where a route stands for several things. */
  about?: string;
  path: (known: Known) => string;
  body?: (known: Known) => unknown;
  status: readonly [anonymous: number, other: number, admin: number, owner: number, service: number];
};
