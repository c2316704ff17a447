/** The text of a module that runs in the browser by itself; see `standaloneModules` in vite.config.ts. */
declare module "*?module" {
  const code: string;
  export default code;
}
