export const LEAST_PASSWORD_LENGTH = 8;
/** Longer ones cost time to hash and help nobody. */
export const PASSWORD_MAX_BYTES = 1024;
export const STRENGTH_MAX = 6;
/** From so many points on a password is valid. It blocks sign-up and reset; sign-in takes whatever was set. */
export const STRENGTH_VALID = 4;
const BONUS_LENGTH = 12;

export type StrengthLabel = "Very Weak" | "Weak" | "Fair" | "Good" | "Excellent";
export type PasswordStrength = {
  /** 0 to 6: a point for each rule, and one for 12 characters or more. */
  score: number;
  label: StrengthLabel;
  /** What would earn more points, in the order in which it is asked for; a valid password may still lack some of it. */
  feedback: string[];
};

const RULES: { met: (password: string) => boolean; message: string }[] = [
  {
    met: (password) => password.length >= LEAST_PASSWORD_LENGTH,
    message: "Password must be at least 8 characters long",
  },
  { met: (password) => /\p{Lu}/u.test(password), message: "Password must contain at least one uppercase letter" },
  { met: (password) => /\p{Ll}/u.test(password), message: "Password must contain at least one lowercase letter" },
  { met: (password) => /\p{Nd}/u.test(password), message: "Password must contain at least one number" },
  {
    met: (password) => /[^\p{L}\p{N}]/u.test(password),
    message: "Password must contain at least one special character",
  },
];

export function passwordStrength(password: string): PasswordStrength {
  const feedback = RULES.filter((rule) => !rule.met(password)).map((rule) => rule.message);
  const score = RULES.length - feedback.length + (password.length >= BONUS_LENGTH ? 1 : 0);
  return { score, label: labelOf(score), feedback };
}

/** Why a new password is not taken, in the words a user sees; null: it is. */
export function passwordProblem(password: string): string | null {
  if (isTooLong(password)) return "Password must be at most 1,024 bytes long";
  const { score, feedback } = passwordStrength(password);
  const refused = password.length < LEAST_PASSWORD_LENGTH || score < STRENGTH_VALID;
  // Whatever is refused breaks a rule: a password that breaks none has five points at least.
  return refused ? feedback.slice(0, 1).join() : null;
}

/** Such a password was never set, so it is wrong without hashing it. */
export function isTooLong(password: string): boolean {
  return new TextEncoder().encode(password).length > PASSWORD_MAX_BYTES;
}

function labelOf(score: number): StrengthLabel {
  if (score < 2) return "Very Weak";
  if (score < 3) return "Weak";
  if (score < 4) return "Fair";
  if (score < 5) return "Good";
  return "Excellent";
}
