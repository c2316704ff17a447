/** E.164 without the plus, as it is stored; null: not a phone number. */
export function cleanPhone(text: string): string | null {
  const digits = text.replace(/[\s().-]/g, "").replace(/^\+/, "");
  return /^[1-9]\d{6,14}$/.test(digits) ? digits : null;
}
