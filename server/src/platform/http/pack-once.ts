import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createBoundedMap } from '../bounded-map.ts'

const packers = { br: promisify(brotliCompress), gzip: promisify(gzip) }
type Encoding = keyof typeof packers

/** Below it packing saves nothing. */
const leastBytes = 1024
const mostKept = 256

/**
 * Packs what an address names for ever once, as small as it goes, for all who ask: a hall that starts in the same
 * second asks for one paper hundreds of times. Whether somebody may have it was decided before, for each of them.
 */
export function packOnce(fastify: FastifyInstance): void {
  const packed = createBoundedMap<string, Promise<Buffer>>(mostKept)
  fastify.addHook('onSend', async (request, reply, payload) => {
    const encoding = encodingFor(request)
    if (!encoding || !isForEver(request, reply) || typeof payload !== 'string' || payload.length < leastBytes) {
      return payload
    }
    const name = `${encoding} ${request.url}`
    const known = packed.get(name)
    const packing = known ?? packers[encoding](payload)
    if (!known) packed.set(name, packing)
    const bytes = await packing.catch((error: unknown) => {
      packed.delete(name)
      throw error
    })
    reply.header('content-encoding', encoding)
    reply.header('content-length', bytes.length)
    reply.header('vary', 'accept-encoding')
    return bytes
  })
}

/**
 * Only an address of its own names a reply: what a body asks for is not in the address, and what stands behind a
 * question mark can be made up without end.
 */
function isForEver({ method, url }: FastifyRequest, reply: FastifyReply): boolean {
  return (
    method === 'GET' &&
    !url.includes('?') &&
    reply.statusCode === 200 &&
    /\bimmutable\b/.test(String(reply.getHeader('cache-control') ?? ''))
  )
}

/** Who weighs encodings against each other is answered by the library behind this hook. */
function encodingFor(request: FastifyRequest): Encoding | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (accepted.includes(';')) return undefined
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined
}
