import { OpenAPIHandler } from '@orpc/openapi/fastify'
import { type AnyRouter, ORPCError, onError, type Router } from '@orpc/server'
import { RPCHandler } from '@orpc/server/fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '../process/log.ts'
import { asAnswer } from './errors.ts'
import { requestFacts } from './request.ts'
import type { CallContext } from './route.ts'

const saveBodyLimit = 64 * 1024

export type CallsOptions = {
  router: Router<never, CallContext> | AnyRouter
  context: Omit<CallContext, 'request'>
  log: Log
}

/** Serves every call of the contract twice: as RPC for our own client under /rpc, as REST under /api. */
export function serveCalls(fastify: FastifyInstance, { router, context, log }: CallsOptions): void {
  const translate = (error: unknown) => {
    const known = asAnswer(error)
    if (known) throw known
    log.error({ err: error }, 'a call failed')
    throw new ORPCError('INTERNAL_SERVER_ERROR', {
      status: 500,
      message: 'Something went wrong on our side. Nothing you did is lost; please try again.',
    })
  }
  const rpc = new RPCHandler(router as Router<never, CallContext>, { interceptors: [onError(translate)] })
  const rest = new OpenAPIHandler(router as Router<never, CallContext>, { interceptors: [onError(translate)] })

  const serve =
    (prefix: '/rpc' | '/api', handler: typeof rpc | typeof rest) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      // Computers are shared: what one person was answered must not be read back by the next. A call may say otherwise.
      reply.header('cache-control', 'no-store')
      const { matched } = await handler.handle(request, reply, {
        prefix,
        context: { ...context, request: requestFacts(request, reply) },
      })
      if (!matched) {
        reply.status(404).send({ code: 'UNKNOWN_CALL', status: 404, message: 'There is no such call here.' })
      }
      return reply
    }
  fastify.post('/rpc/attempt/save', { bodyLimit: saveBodyLimit }, serve('/rpc', rpc))
  fastify.post('/api/attempts/save', { bodyLimit: saveBodyLimit }, serve('/api', rest))
  fastify.all('/rpc/*', serve('/rpc', rpc))
  fastify.all('/api/*', serve('/api', rest))
}
