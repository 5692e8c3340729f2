import type { AnyContractProcedure } from '@orpc/contract'
import { OpenAPIHandler } from '@orpc/openapi/fastify'
import { type AnyRouter, ORPCError, type Router } from '@orpc/server'
import { RPCHandler } from '@orpc/server/fastify'
import { contract } from '@sabimark/contract/contract.ts'
import { type CallName, mayCall } from '@sabimark/contract/permission.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseBusy } from '../database/busy.ts'
import type { Log } from '../process/log.ts'
import { isSecurityEvent, noteSecurity } from '../process/security-log.ts'
import { asAnswer } from './errors.ts'
import { answerRefusal } from './guards.ts'
import { largestPublicBody, largestSave } from './http-bounds.ts'
import { asError, refuse } from './refused.ts'
import { requestFacts } from './request.ts'
import type { CallContext } from './route.ts'

export type CallsOptions = {
  router: Router<never, CallContext> | AnyRouter
  context: Omit<CallContext, 'request'>
  log: Log
  trustsProxy: boolean
}

type Call<T> = { context: object; request: { url: URL }; next(): Promise<T> }

/**
 * Serves every call of the contract twice: as RPC for our own client under /rpc, as REST under /api. Each by a route of
 * its own, so that whatever is not named here by path and method, however it is spelled, reaches no call.
 */
export function serveCalls(fastify: FastifyInstance, { router, context, log, trustsProxy }: CallsOptions): void {
  const translate = (error: unknown, isUnderstood: boolean, call: string) => {
    const known = asAnswer(error)
    if (isDatabaseBusy(error)) log.warn({ err: error }, 'a call had to give way to others')
    if (known && isSecurityEvent(known.code)) noteSecurity(log, known.code, { call })
    if (known) return known
    // Thrown while the body was read into values, before any of our code: it is not what it says it is.
    if (!isUnderstood) return asError(refuse('BAD_REQUEST'))
    log.error({ err: error }, 'a call failed')
    return new ORPCError('INTERNAL_SERVER_ERROR', {
      status: 500,
      message: 'Something went wrong on our side. Nothing you did is lost; please try again.',
    })
  }
  const understood = new WeakSet<object>()
  const options = {
    interceptors: [
      async <T>({ context: asked, request: { url }, next }: Call<T>) => {
        try {
          return await next()
        } catch (error) {
          throw translate(error, understood.has(asked), url.pathname)
        }
      },
    ],
    clientInterceptors: [
      <T>({ context: asked, next }: { context: object; next(): Promise<T> }) => {
        understood.add(asked)
        return next()
      },
    ],
  }
  const rpc = new RPCHandler(router as Router<never, CallContext>, options)
  const rest = new OpenAPIHandler(router as Router<never, CallContext>, options)

  const serve =
    (prefix: '/rpc' | '/api', handler: typeof rpc | typeof rest) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      // Computers are shared: what one person was answered must not be read back by the next. A call may say otherwise.
      reply.header('cache-control', 'no-store')
      if (prefix === '/rpc' && namesTypes(request.body)) return answerRefusal(request, reply, 'BAD_REQUEST')
      const { matched } = await handler.handle(request, reply, {
        prefix,
        context: { ...context, request: requestFacts(request, reply, trustsProxy) },
      })
      return matched ? reply : answerUnknown(request, reply)
    }
  /** More than a public body is read from who is signed in alone; a length that is not told may be any. */
  const readFromMembers = async (request: FastifyRequest, reply: FastifyReply) => {
    const { 'content-length': told, 'transfer-encoding': parts } = request.headers
    if (parts === undefined && Number(told ?? 0) <= largestPublicBody) return
    if (await context.whoIs(requestFacts(request, reply, trustsProxy))) return
    reply.header('connection', 'close')
    return answerRefusal(request, reply, 'NOT_SIGNED_IN')
  }
  for (const { name, rpcPath, restPath, method, isPublic } of everyCall()) {
    const bodyLimit = name === 'attempt.save' ? largestSave : largestPublicBody
    const bounds = isPublic ? { bodyLimit } : { onRequest: readFromMembers }
    const common = { exposeHeadRoute: false, ...bounds }
    const methods = method === 'GET' ? ['GET', 'POST'] : ['POST']
    const config = { givesReceipt: name === 'attempt.save' }
    fastify.route({ ...common, config, method: methods, url: rpcPath, handler: serve('/rpc', rpc) })
    fastify.route({ ...common, method, url: restPath, handler: serve('/api', rest) })
  }
  fastify.all('/rpc', { bodyLimit: largestPublicBody }, answerUnknown)
  fastify.all('/rpc/*', { bodyLimit: largestPublicBody }, answerUnknown)
  fastify.all('/api/*', { bodyLimit: largestPublicBody }, answerUnknown)
}

/**
 * The wire format of RPC can say that a text is a number of any length or a pattern, made before anybody asks what the
 * call takes. No call takes anything that JSON has not by itself, so our clients never say so.
 */
function namesTypes(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !('meta' in body)) return false
  return !Array.isArray(body.meta) || body.meta.length > 0
}

async function answerUnknown(_request: FastifyRequest, reply: FastifyReply) {
  reply.header('cache-control', 'no-store')
  return reply.status(404).send({ code: 'UNKNOWN_CALL', status: 404, message: 'There is no such call here.' })
}

function everyCall() {
  return Object.entries(contract).flatMap(([room, calls]) =>
    Object.entries(calls).map(([verb, call]: [string, AnyContractProcedure]) => {
      const { method = 'POST', path } = call['~orpc'].route
      if (!path) throw new Error(`The call ${room}.${verb} has no path.`)
      const name = `${room}.${verb}` as CallName
      const isPublic = mayCall('anyone', name) || mayCall('ticket', name)
      return {
        name,
        isPublic,
        method,
        rpcPath: `/rpc/${room}/${verb}`,
        restPath: `/api${path.replace(/\{(\w+)\}/g, ':$1')}`,
      }
    }),
  )
}
