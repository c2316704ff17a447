import { Link } from "react-router";

/** The key that was just made. It is in this answer and nowhere else. */
export function NewKey({ newKey, page }: { newKey: string; page: string }) {
  return (
    <>
      <p className="max-w-2xl rounded-control bg-sunken px-4 py-3 font-mono [overflow-wrap:anywhere] select-all">
        {newKey}
      </p>
      <p className="mt-4 max-w-text text-muted">
        Programs send it as a header, never in an address:
        <code className="mt-1.5 block font-mono text-sm [overflow-wrap:anywhere]">Authorization: Bearer rck_…</code>
      </p>
      <p className="mt-5">
        <Link to={page} className="link">
          I have saved it
        </Link>
      </p>
    </>
  );
}
