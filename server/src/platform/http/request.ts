import type { FastifyReply, FastifyRequest } from 'fastify'
import { askedHost } from './asked-host.ts'
import { isCallerHidden } from './unnamed-proxy.ts'

/** What a call may know of the request that carried it. */
export type RequestFacts = {
  id: string
  /** The address behind it; a proxy header is believed only under TRUST_PROXY. */
  address: string
  /** The address is a proxy's and says nothing of who asks. */
  isCallerHidden: boolean
  device: string
  /** The host asked, without port. */
  host: string
  headers: Headers
  /** What stands in the header `authorization` as bearer. */
  bearer: string | undefined
  /** Adds a header to the answer. */
  answerWith(name: string, value: string): void
}

const longestDevice = 300

/** Reads the facts of a Fastify request. */
export function requestFacts(request: FastifyRequest, reply: FastifyReply, trustsProxy: boolean): RequestFacts {
  let headers: Headers | undefined
  return {
    id: request.id,
    address: request.ip,
    get isCallerHidden() {
      return isCallerHidden(request, trustsProxy)
    },
    device: (request.headers['user-agent'] ?? '').slice(0, longestDevice),
    host: askedHost(request),
    get headers() {
      headers ??= asHeaders(request)
      return headers
    },
    get bearer() {
      return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
    },
    answerWith: (name, value) => {
      reply.header(name, value)
    },
  }
}

function asHeaders(request: FastifyRequest): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return headers
}
