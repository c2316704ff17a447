import { passwordProblems } from "../password.ts";
import { IdentityError } from "./identity-error.ts";

export type PasswordWeakness = { message: string; reasons: string[] };

/** Why a password is not one to be set now, in the reference server's shape; null: it is. */
export function passwordWeakness(password: string, minLength: number): PasswordWeakness | null {
  if (password.length < minLength) {
    return { message: `Password should be at least ${minLength} characters.`, reasons: ["length"] };
  }
  const [problem] = passwordProblems(password);
  return problem === undefined ? null : { message: problem, reasons: ["characters"] };
}

/** The product's rule for new passwords, with the reference server's error. */
export function requireGoodPassword(password: string, minLength: number): void {
  const weakness = passwordWeakness(password, minLength);
  if (weakness) throw new IdentityError("weak_password", { message: weakness.message, weakReasons: weakness.reasons });
}
