/** The address of a module that runs in the browser by itself; see `standaloneModules` in vite.config.ts. */
declare module "*?module" {
  const address: string;
  export default address;
}
