/** Why a session ended, in the server's word; the sign-in page knows a sentence for each. */
export type EndOfSession = string

/** The parameter of the sign-in page that says where to go on. */
const nextName = 'next'
const home = '/dashboard'

type Place = { pathname: string; search: string }

/**
 * The sign-in page that comes back to this place; the dashboard's home is where it goes anyway. It says why the
 * session `ended`, where that is known.
 */
export function signInAddress({ pathname, search }: Place, ended?: EndOfSession): string {
  const asked = `${new URLSearchParams({
    ...(ended && { ended }),
    ...(pathname.startsWith(`${home}/`) && { [nextName]: pathname + search }),
  })}`
  return asked === '' ? '/login' : `/login?${asked}`
}

/** Where to go after signing in: the page that was asked for if it is one below /dashboard, otherwise the dashboard. */
export function placeAfterSignIn({ search, origin }: { search: string; origin: string }): string {
  const asked = new URLSearchParams(search).get(nextName)
  if (!asked?.startsWith(`${home}/`)) return home
  // As the browser will read it: dots and backslashes could lead out again.
  const address = addressIn(asked, origin)
  const isInside = address?.origin === origin && address.pathname.startsWith(`${home}/`)
  return isInside ? address.pathname + address.search : home
}

/** `URL.canParse` is younger than the browsers of many halls. */
function addressIn(text: string, origin: string): URL | null {
  try {
    return new URL(text, origin)
  } catch {
    return null
  }
}
