import { passwordProblem } from "../accounts/password.ts";
import { IdentityError } from "./errors.ts";

/** The product's rule for new passwords, with the reference server's error. */
export function requireGoodPassword(password: string, minLength: number): void {
  if (password.length < minLength) {
    throw new IdentityError("weak_password", {
      message: `Password should be at least ${minLength} characters.`,
      weakReasons: ["length"],
    });
  }
  const problem = passwordProblem(password);
  if (problem !== null) throw new IdentityError("weak_password", { message: problem, weakReasons: ["characters"] });
}
