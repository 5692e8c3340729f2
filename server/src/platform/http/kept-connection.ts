import type { FastifyInstance } from 'fastify'

/**
 * HTTP/1.1 keeps a connection unless told otherwise, so that need not be said: Node would, in two headers, with every
 * saved answer. An end is said as before.
 */
export function keepConnectionsQuietly(fastify: FastifyInstance): void {
  fastify.addHook('onSend', async (request, { raw }) => {
    if (request.raw.httpVersion === '1.1' && raw.shouldKeepAlive && !raw.hasHeader('connection')) {
      raw.removeHeader('connection')
    }
  })
}
