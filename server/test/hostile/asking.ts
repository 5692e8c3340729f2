import { request as httpRequest } from 'node:http'

export type HostileRequest = { method: string; path: string; headers: Record<string, string>; body: Buffer | null }
export type Reply = { status: number; contentType: string; text: string }

/** Sends exactly this; fetch would tidy path, method and headers. */
export function ask(port: number, { method, path, headers, body }: HostileRequest): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = { ...headers, ...(body === null ? {} : { 'content-length': String(body.length) }) }
    const outgoing = httpRequest({ host: '127.0.0.1', port, method, path, headers: sent, agent: false }, (incoming) => {
      const parts: Buffer[] = []
      incoming.on('data', (part: Buffer) => parts.push(part))
      incoming.on('error', reject)
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          contentType: incoming.headers['content-type'] ?? '',
          text: Buffer.concat(parts).toString('utf8'),
        }),
      )
    })
    // A server that refuses a body by its length does not read it; its answer counts, not the broken pipe.
    outgoing.on('error', reject)
    outgoing.end(body ?? undefined)
  })
}
