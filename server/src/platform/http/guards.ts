import { refusals } from '@sabimark/contract/refusal.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '../process/log.ts'
import type { SecurityHeaders } from './security-headers.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** It reads no session: whoever posts to it acts as nobody. */
    knowsNobody?: boolean
    /** What it answers, unless it refuses, is the receipt of saved answers. */
    givesReceipt?: boolean
  }
}

/** HEAD reaches files alone, never a call. */
const reading = new Set(['GET', 'HEAD'])

/** Replies that are pages though they carry no content type: 304 refreshes the headers of the page that is kept. */
const pages = new WeakSet<FastifyReply>()

/** Says that this reply is, or refreshes, a page a browser draws. */
export function markPage(reply: FastifyReply): void {
  pages.add(reply)
}

/** Replies that are a form without script. */
const forms = new WeakSet<FastifyReply>()

/** Says that this reply is a page with a form the browser itself posts back. */
export function markForm(reply: FastifyReply): void {
  forms.add(reply)
}

const workers = new WeakSet<FastifyReply>()

/** Says that this reply is the service worker. */
export function markWorker(reply: FastifyReply): void {
  workers.add(reply)
}

/**
 * Security headers on every reply, by its kind. What says nothing about keeping it is not kept: computers are shared,
 * and what one person was answered must not be read back by the next.
 */
export function guardHeaders(fastify: FastifyInstance, headers: SecurityHeaders): void {
  fastify.addHook('onSend', async (request, reply) => {
    const isPage = pages.has(reply) || String(reply.getHeader('content-type') ?? '').startsWith('text/html')
    if (forms.has(reply)) reply.headers(headers.form)
    else if (workers.has(reply)) reply.headers(headers.worker)
    else if (request.routeOptions.config.givesReceipt && reply.statusCode === 200) reply.headers(headers.receipt)
    else reply.headers(isPage ? headers.page : headers.other)
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    // What went well has no line in the log to be found by.
    if (reply.statusCode >= 400) reply.header('x-request-id', request.id)
  })
}

/** A changing call must come from a page of the host it asks: another site's form or script is turned away. */
export function guardOrigin(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', async (request, reply) => {
    if (reading.has(request.method)) return
    const { origin } = request.headers
    if (origin && isSameHost(origin, request.headers.host)) return
    // Old phones do not say where a form comes from; what knows no session has nothing to lose by it.
    if (origin === undefined && request.routeOptions.config.knowsNobody) return
    // Returned, or the request would go on to its handler while the refusal is on its way.
    return answerRefusal(request, reply, 'WRONG_ORIGIN')
  })
}

/** By either scheme: behind a proxy the server does not know by which the page was loaded. By no other, and by nothing but a host. */
export function isSameHost(origin: string, host: string | undefined): boolean {
  if (origin === `http://${host}` || origin === `https://${host}`) return true
  try {
    const { protocol, host: asking, username, password } = new URL(origin)
    const isPage = (protocol === 'http:' || protocol === 'https:') && username === '' && password === ''
    return isPage && asking === host?.toLowerCase()
  } catch {
    return false
  }
}

/** An address that is no text, or a part of it too long for any id: no route is reached, and no hook. */
export function answerBadAddress(headers: SecurityHeaders) {
  return (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers({ ...headers.other, 'cache-control': 'no-store', 'x-request-id': request.id })
    // Typed into the address bar it is a page that is not there, and read by a person.
    if (/^\/(rpc|api)\//.test(request.url)) answerRefusal(request, reply, 'BAD_REQUEST')
    else answerNothing(reply)
  }
}

/** Errors from before a call was reached: a body too large, malformed or of a wrong type. */
export function guardErrors(fastify: FastifyInstance, log: Log): void {
  fastify.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.statusCode === 413) return answerRefusal(request, reply, 'TOO_LARGE')
    if (error.statusCode && error.statusCode < 500) return answerRefusal(request, reply, 'BAD_REQUEST')
    log.error({ err: error, req: request }, 'a request failed')
    return answerRefusal(request, reply, 'UNAVAILABLE')
  })
  fastify.setNotFoundHandler((_request, reply) => answerNothing(reply))
}

function answerNothing(reply: FastifyReply) {
  return reply.status(404).type('text/plain; charset=utf-8').send('There is nothing at this address.')
}

/** A refusal from before a call was reached, in the shape of the contract. */
export function answerRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  code: 'WRONG_ORIGIN' | 'TOO_LARGE' | 'BAD_REQUEST' | 'UNAVAILABLE' | 'NOT_SIGNED_IN',
) {
  const { status, message } = refusals[code]
  const body = { defined: false, code, status, message }
  return reply.status(status).send(request.url.startsWith('/rpc/') ? { json: body } : body)
}
