/** Whether a live call goes on when its user opens this page: every page below practice-layout.tsx, which holds the call. */
export function keepsCall(pathname: string): boolean {
  return /^\/(dashboard|chat|conversations|account|usage|billing|team|admin)(\/|$)/.test(pathname);
}
