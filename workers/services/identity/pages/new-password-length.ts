import { Refusal } from "#core/errors.ts";
import { passwordWeakness } from "#core/identity/api/password-weakness.ts";
import type { World } from "../../world.ts";

/** Besides the rules of the form, new passwords are as long as PASSWORD_MIN_LENGTH says. Throws Refusal `weak_password`. */
export function requireLongPassword({ settings }: Pick<World, "settings">, password: string): void {
  const weakness = passwordWeakness(password, settings.PASSWORD_MIN_LENGTH);
  if (weakness) throw new Refusal("weak_password", { text: weakness.message });
}
