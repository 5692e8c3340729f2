import type { IncomingMessage } from 'node:http'
import { placeOf } from '@sabimark/domain/words/address/place.ts'

/** Of a request, or of one for a socket, which no hook sees. */
type Asking = Pick<IncomingMessage, 'headers' | 'socket'>

/** What proxies write into a request, and browsers do not. */
const proxyHeaders = ['x-forwarded-for', 'forwarded', 'x-forwarded-proto', 'x-forwarded-host', 'x-real-ip', 'via']

/**
 * Whether the address of a request is a proxy's and says nothing of who asks: no proxy was named (TRUST_PROXY) and one
 * of the own network brings it, or the one that was named does not say for whom.
 */
export function isCallerHidden({ headers, socket }: Asking, trustsProxy: boolean): boolean {
  if (trustsProxy) return headers['x-forwarded-for'] === undefined
  return proxyHeaders.some((name) => name in headers) && placeOf(socket.remoteAddress ?? '').isPrivateNetwork
}

export const unnamedProxyWarning =
  'Requests come through a proxy, but TRUST_PROXY is off: all visitors seem to come from one address. Set TRUST_PROXY=on if the proxy is yours.'

/** So many requests in a row: fewer may be one pupil's, who adds such a header. */
const mostByChance = 100

/**
 * Whether every request comes through a proxy nobody has named: the last hundred and more did. One that comes straight from another
 * computer takes that back, for behind a proxy there is none. `onFirst` is called once, `hears` at each request.
 */
export function createProxyWatch(onFirst: () => void) {
  let inARow = 0
  let isNoticed = false
  return {
    isUnnamed: () => inARow >= mostByChance,
    hears: (request: Asking) => {
      if (isCallerHidden(request, false)) inARow += 1
      else if (!isOfThisComputer(request)) inARow = 0
      if (inARow < mostByChance || isNoticed) return
      isNoticed = true
      onFirst()
    },
  }
}

/**
 * Whether somebody on this machine asks, and not through a proxy: an operator, or what watches the server for one. By the socket alone and
 * without a word of any proxy, for one on this machine brings strangers from here.
 */
export function isAskedHere(request: Asking): boolean {
  if (proxyHeaders.some((name) => name in request.headers)) return false
  const { remoteAddress, localAddress } = request.socket
  return isOfThisComputer(request) || (remoteAddress !== undefined && remoteAddress === localAddress)
}

/** Whatever looks whether the server is well asks it without a proxy. */
function isOfThisComputer({ socket }: Asking): boolean {
  return /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')
}
