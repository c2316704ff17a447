/** `code`: of a `?module`, one of those in app/site/site-scripts.ts, whose hashes the policy of the public pages allows. */
export function InlineModule({ code }: { code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own module.
  return <script type="module" dangerouslySetInnerHTML={{ __html: code }} />;
}
