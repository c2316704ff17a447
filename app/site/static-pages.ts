/** Routes with `handle = { static: true }` are sent without the framework's JavaScript. */
export function isStaticHandle(handle: unknown): boolean {
  return typeof handle === "object" && handle !== null && "static" in handle && handle.static === true;
}
