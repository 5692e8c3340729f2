import { browserDays } from '@sabimark/domain/people/guess-limit.ts'
import type { Config } from '../../platform/config.ts'
import type { RequestFacts } from '../../platform/http/request.ts'
import { type SignedCookie, signedCookie, valueOfCookies } from '../account/signed-cookie.ts'

/** Sent with the calls about people alone: a saved answer carries no byte of it. */
const browser: SignedCookie = { name: 'sabimark_browser', purpose: 'browser', path: '/rpc/people', sameSite: 'Strict' }

/** What a request was just answered: a sign-in with a code keeps its browser for the code and for the password, as one. */
const answered = new WeakMap<RequestFacts, string>()

/** The number of this browser, which says nothing of anybody; null where nobody has signed in rightly yet. */
export function browserOf(config: Config, request: RequestFacts): string | null {
  return answered.get(request) ?? valueOfCookies(browser, request.headers.get('cookie'), config.secrets)
}

/** Lets this browser be known again. */
export function answerBrowser(config: Config, request: RequestFacts, value: string): void {
  answered.set(request, value)
  const options = { secrets: config.secrets, isSecure: config.isPublicHttps, maxAgeSeconds: browserDays * 86_400 }
  request.answerWith('set-cookie', signedCookie(browser, value, options))
}
