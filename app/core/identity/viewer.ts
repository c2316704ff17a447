/**
 * The signed-in person of this request, as pages show them. `timeZone`: an IANA name; null: not known yet. `isBilled`: plans are sold
 * here.
 */
export type Viewer = {
  id: string;
  email: string;
  fullName: string;
  isAdmin: boolean;
  timeZone: string | null;
  isBilled?: true;
};
