/** Headers by name, in lower case. */
export type Headers = Readonly<Record<string, string>>

/**
 * What goes out with a page a browser draws, with one of a plain form, with the service worker, with the receipt of saved
 * answers, and with all else: answers of calls, files of pages, plain text.
 */
export type SecurityHeaders = { page: Headers; form: Headers; worker: Headers; receipt: Headers; other: Headers }

const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  // Mantine writes style elements.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
]

/** A form that the server has written: its style stands in it, a school's logo may, letters are ours, and it posts to where it came from. */
const formPolicy = [
  "default-src 'none'",
  "img-src 'self'",
  "font-src 'self'",
  "style-src 'unsafe-inline'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
]

/**
 * Nothing a page should ask for: no page of ours uses them, and none that could get into it may. Only names Chromium
 * knows: it complains on every page about others, `bluetooth` among them.
 */
const unusedFeatures = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'display-capture']

/**
 * Few and short where it matters. On plain HTTP nothing may tell the browser to
 * come back by https: a hall's network has none.
 */
export function securityHeaders(isPublicHttps: boolean): SecurityHeaders {
  const everywhere = {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(isPublicHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
  const policyOf = (policy: string[]) => [...policy, ...(isPublicHttps ? ['upgrade-insecure-requests'] : [])].join(';')
  const page = {
    ...everywhere,
    'content-security-policy': policyOf(pagePolicy),
    'referrer-policy': 'no-referrer',
    // For what does not know frame-ancestors.
    'x-frame-options': 'DENY',
    'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(','),
    // Browsers take these two from a secure origin only.
    ...(isPublicHttps ? { 'cross-origin-opener-policy': 'same-origin', 'origin-agent-cluster': '?1' } : {}),
  }
  return {
    page,
    // Under no-referrer a form without script is posted from nowhere (`Origin: null`), which guardOrigin turns away.
    form: { ...page, 'content-security-policy': policyOf(formPolicy), 'referrer-policy': 'same-origin' },
    // It is bound by its own policy, not by that of the page, and fetches pages and files of ours.
    worker: { ...everywhere, 'content-security-policy': "default-src 'none';connect-src 'self'" },
    // JSON for a script of ours, by POST from our own pages alone: no browser draws it and no other site is given it. What would
    // say so again is a tenth of a save, and a warm exam is 50 of them.
    receipt: { 'x-content-type-options': 'nosniff' },
    // Drawn by itself it may do nothing.
    other: { ...everywhere, 'content-security-policy': "default-src 'none';frame-ancestors 'none'" },
  }
}
