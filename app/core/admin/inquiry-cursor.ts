/** Where the next page of the messages begins; null: at the newest. Nonsense is the newest. */
export function parseInquiryCursor(search: URLSearchParams): { createdAt: number; id: string } | null {
  const id = search.get("id");
  const createdAt = Number(search.get("before") ?? Number.NaN);
  return id && Number.isSafeInteger(createdAt) ? { createdAt, id } : null;
}
