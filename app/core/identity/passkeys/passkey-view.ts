/** A passkey as the reference server shows it. */
export function passkeyView(row: {
  id: string;
  friendly_name: string;
  created_at: number;
  last_used_at: number | null;
}) {
  return {
    id: row.id,
    ...(row.friendly_name !== "" && { friendly_name: row.friendly_name }),
    created_at: new Date(row.created_at).toISOString(),
    ...(row.last_used_at !== null && { last_used_at: new Date(row.last_used_at).toISOString() }),
  };
}
