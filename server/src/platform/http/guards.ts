import helmet from '@fastify/helmet'
import { refusals } from '@sabimark/contract/refusal.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '../process/log.ts'

/** HEAD reaches files alone, never a call. */
const reading = new Set(['GET', 'HEAD'])

/** Secure headers. On plain HTTP nothing may tell the browser to come back by https: a hall's network has none. */
export async function guardHeaders(fastify: FastifyInstance, isPublicHttps: boolean): Promise<void> {
  await fastify.register(helmet, {
    strictTransportSecurity: isPublicHttps ? { maxAge: 31_536_000 } : false,
    crossOriginOpenerPolicy: isPublicHttps,
    originAgentCluster: isPublicHttps,
    referrerPolicy: { policy: 'no-referrer' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Mantine writes style elements.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isPublicHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
  })
}

/** A changing call must come from a page of the host it asks: another site's form or script is turned away. */
export function guardOrigin(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', async (request, reply) => {
    if (reading.has(request.method)) return
    const { origin } = request.headers
    if (!origin || !isSameHost(origin, request)) answerRefusal(request, reply, 'WRONG_ORIGIN')
  })
}

function isSameHost(origin: string, request: FastifyRequest): boolean {
  try {
    return new URL(origin).host === request.host
  } catch {
    return false
  }
}

/** An address that is no text, or a part of it too long for any id: no route is reached. */
export function answerBadAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-content-type-options', 'nosniff').header('cache-control', 'no-store')
  answerRefusal(request, reply, 'BAD_REQUEST')
}

/** Errors from before a call was reached: a body too large, malformed or of a wrong type. */
export function guardErrors(fastify: FastifyInstance, log: Log): void {
  fastify.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.statusCode === 413) return answerRefusal(request, reply, 'TOO_LARGE')
    if (error.statusCode && error.statusCode < 500) return answerRefusal(request, reply, 'BAD_REQUEST')
    log.error({ err: error, req: request }, 'a request failed')
    return answerRefusal(request, reply, 'UNAVAILABLE')
  })
  fastify.setNotFoundHandler((_request, reply) => {
    reply.status(404).type('text/plain; charset=utf-8').send('There is nothing at this address.')
  })
}

function answerRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  code: 'WRONG_ORIGIN' | 'TOO_LARGE' | 'BAD_REQUEST' | 'UNAVAILABLE',
) {
  const { status, message } = refusals[code]
  const body = { defined: false, code, status, message }
  return reply.status(status).send(request.url.startsWith('/rpc/') ? { json: body } : body)
}
