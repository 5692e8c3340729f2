/**
 * Writes the address that the QR code of a slip opens: `https://host/login#s=greenfield&i=GC%2F001`. The part behind # never
 * leaves the device, so no log keeps who signs in. The first password is never in it.
 */
export function slipAddress(origin: string, slip: { subdomain: string; signInName: string }): string {
  return `${origin}/login#${new URLSearchParams({ s: slip.subdomain, i: slip.signInName })}`
}

/** Says whether a host means another computer on every other computer, as `window.location.hostname` names it. */
export function isOnlyHere(host: string): boolean {
  return /^(?:.+\.)?localhost\.?$|^127\.|^0\.0\.0\.0$|^\[?::1?\]?$|^\[?::ffff:7f/i.test(host)
}
