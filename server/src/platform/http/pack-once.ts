import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createBoundedMap } from '../bounded-map.ts'
import { createTwoLines } from './turns.ts'

const brotli = promisify(brotliCompress)
const packers = {
  br: (payload: string, isLarge: boolean) =>
    brotli(payload, isLarge ? { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } : {}),
  gzip: promisify<string, boolean, Buffer>((payload, _isLarge, done) => gzip(payload, done)),
}
type Encoding = keyof typeof packers

/** Below it packing saves nothing. */
const leastBytes = 1024
/** Beyond it the best packing takes seconds: a quicker one will do. */
const mostAtBest = 256 * 1024
const mostKeptBytes = 32 * 1024 * 1024

/**
 * Packs what an address names for ever once, as small as it goes, for all who ask: a hall that starts in the same
 * second asks for one paper hundreds of times. Whether somebody may have it was decided before, for each of them.
 * One at a time: it is done by the threads that look at passwords, too. Large ones stand in a line of their own, and where that is
 * full the library behind this hook packs the reply as it packs any other.
 */
export function packOnce(fastify: FastifyInstance): void {
  const packed = createBoundedMap<string, Buffer>(mostKeptBytes, (bytes) => bytes.length)
  const underWay = new Map<string, Promise<Buffer>>()
  const turns = createTwoLines({ mostAtOnce: 1, mostWaiting: 500 }, { mostWaiting: 8, oneAfter: 4 })

  const pack = async (name: string, encoding: Encoding, payload: string): Promise<Buffer> => {
    const isLarge = payload.length > mostAtBest
    const bytes = await turns[isLarge ? 'side' : 'main'](() => packers[encoding](payload, isLarge))
    packed.set(name, bytes)
    return bytes
  }

  fastify.addHook('onSend', async (request, reply, payload) => {
    const encoding = encodingFor(request)
    if (!encoding || !isForEver(request, reply) || typeof payload !== 'string' || payload.length < leastBytes) {
      return payload
    }
    const name = `${encoding} ${request.url}`
    let packing = underWay.get(name)
    if (!packing && !packed.get(name)) {
      packing = pack(name, encoding, payload).finally(() => underWay.delete(name))
      underWay.set(name, packing)
    }
    const bytes = packed.get(name) ?? (await packing?.catch(() => undefined))
    if (!bytes) return payload
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
