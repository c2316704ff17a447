/** The signed-in person of this request, as pages show them. */
export type Viewer = { id: string; email: string; fullName: string; isAdmin: boolean };
