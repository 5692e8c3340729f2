import { placeOf } from '@sabimark/domain/people/guess-place.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** What proxies write into a request, and browsers do not. */
const proxyHeaders = ['x-forwarded-for', 'forwarded', 'x-forwarded-proto', 'x-forwarded-host', 'x-real-ip', 'via']

/**
 * Whether the address of a request is a proxy's and says nothing of who asks: no proxy was named (TRUST_PROXY) and one
 * of the own network brings it, or the one that was named does not say for whom.
 */
export function isCallerHidden({ headers, socket }: FastifyRequest, trustsProxy: boolean): boolean {
  if (trustsProxy) return headers['x-forwarded-for'] === undefined
  return proxyHeaders.some((name) => name in headers) && placeOf(socket.remoteAddress ?? '').isPrivateNetwork
}

export const unnamedProxyWarning =
  'Requests come through a proxy, but TRUST_PROXY is off: all visitors seem to come from one address. Set TRUST_PROXY=on if the proxy is yours.'

/** Calls `onFirst` once, at the first request that comes through a proxy nobody has named. */
export function noticeUnnamedProxy(fastify: FastifyInstance, onFirst: () => void): void {
  let isNoticed = false
  fastify.addHook('onRequest', async (request) => {
    if (isNoticed || !isCallerHidden(request, false)) return
    isNoticed = true
    onFirst()
  })
}
