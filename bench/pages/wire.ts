import { get } from 'node:http'

/** The bytes of a file's body as a browser behind https gets it: in brotli, which plain HTTP is not offered. */
export function brotliBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asking = get(url, { headers: { 'accept-encoding': 'br' } }, (reply) => {
      let bytes = 0
      reply.on('data', (part: Buffer) => {
        bytes += part.length
      })
      reply.on('error', reject)
      reply.on('end', () =>
        reply.statusCode === 200 ? resolve(bytes) : reject(new Error(`${url} was answered with ${reply.statusCode}.`)),
      )
    })
    asking.on('error', reject)
  })
}
