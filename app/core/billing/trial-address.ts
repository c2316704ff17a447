/** An email address as it stands for a person who has a free trial: what is added after a plus is the same mailbox. */
export function trialAddress(email: string): string {
  const [local = "", ...domain] = email.trim().toLowerCase().split("@");
  return [local.replace(/\+.*$/, "") || local, ...domain].join("@");
}
