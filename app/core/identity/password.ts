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

type Rule = { met: (password: string) => boolean; message: string };

const RULES: Rule[] = [
  { met: isLongEnough, message: "Password must be at least 8 characters long" },
  { met: hasUppercase, message: "Password must contain at least one uppercase letter" },
  { met: hasLowercase, message: "Password must contain at least one lowercase letter" },
  { met: hasNumber, message: "Password must contain at least one number" },
  { met: hasSpecial, message: "Password must contain at least one special character" },
];

const TRAITS: { name: string; met: Rule["met"] }[] = [
  { name: "An uppercase letter", met: hasUppercase },
  { name: "A lowercase letter", met: hasLowercase },
  { name: "A number", met: hasNumber },
  { name: "A special character", met: hasSpecial },
  { name: "12 characters or more", met: isLong },
];

export function passwordStrength(password: string): PasswordStrength {
  const feedback = RULES.filter((rule) => !rule.met(password)).map((rule) => rule.message);
  const score = RULES.length - feedback.length + (isLong(password) ? 1 : 0);
  return { score, label: labelOf(score), feedback };
}

/** Why a new password is not taken, in the words a user sees: all there is to mend, and how much of it is enough. Empty: it is taken. */
export function passwordProblems(password: string): string[] {
  if (isTooLong(password)) return ["Password must be at most 1,024 bytes long"];
  const { score, feedback } = passwordStrength(password);
  // Whatever is refused breaks a rule: a password that breaks none has five points at least.
  if (!isLongEnough(password)) return feedback;
  return score >= STRENGTH_VALID ? [] : [...feedback, howManyAreEnough(STRENGTH_VALID - score, isLong(password))];
}

/** Each rule says "must", and not all of them must be met. */
function howManyAreEnough(missing: number, isLong: boolean): string {
  const these = missing === 1 ? "Any one of these is enough" : `Any ${missing} of these are enough`;
  if (isLong) return `${these}.`;
  return missing === 1
    ? `${these}, and so are 12 characters or more.`
    : `${these}; 12 characters or more count as one.`;
}

/** Of what a password has, so much is asked for besides its length. */
export const TRAITS_NEEDED = STRENGTH_VALID - 1;

/** What a new password is asked for, as it is said before anything is typed. Long enough and TRAITS_NEEDED traits: it is taken. */
export function passwordTraits(password: string): { name: string; isMet: boolean }[] {
  return TRAITS.map(({ name, met }) => ({ name, isMet: met(password) }));
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

function isLongEnough(password: string): boolean {
  return password.length >= LEAST_PASSWORD_LENGTH;
}

function isLong(password: string): boolean {
  return password.length >= BONUS_LENGTH;
}

function hasUppercase(password: string): boolean {
  return /\p{Lu}/u.test(password);
}

function hasLowercase(password: string): boolean {
  return /\p{Ll}/u.test(password);
}

function hasNumber(password: string): boolean {
  return /\p{Nd}/u.test(password);
}

function hasSpecial(password: string): boolean {
  return /[^\p{L}\p{N}]/u.test(password);
}
