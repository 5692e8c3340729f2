import { Agent, request } from 'node:http'

/** A browser that makes one call after the other over one connection. */
export type Asker = {
  get(path: string, cookie: string): Promise<unknown>
  post(path: string, body: object, cookie?: string): Promise<unknown>
  close(): void
}

export function openAsker(port: number): Asker {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const host = `localhost:${port}`
  const ask = (method: string, path: string, cookie: string, body?: string) =>
    new Promise<unknown>((resolve, reject) => {
      const headers = {
        host,
        origin: `http://${host}`,
        ...(cookie ? { cookie } : {}),
        ...(body === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      }
      const asked = request({ agent, host: '127.0.0.1', port, path: `/api${path}`, method, headers }, (reply) => {
        const parts: Buffer[] = []
        reply.on('data', (part: Buffer) => parts.push(part))
        reply.on('error', reject)
        reply.on('end', () => {
          const text = Buffer.concat(parts).toString()
          if ((reply.statusCode ?? 500) < 300) resolve(JSON.parse(text))
          else reject(new Error(`${method} ${path} was answered with ${reply.statusCode}: ${text}`))
        })
      })
      asked.on('error', reject)
      asked.end(body)
    })
  return {
    get: (path, cookie) => ask('GET', path, cookie),
    post: (path, body, cookie = '') => ask('POST', path, cookie, JSON.stringify(body)),
    close: () => agent.destroy(),
  }
}

/** A field of an answer that is a text; fails when it is none. */
export function textIn(answer: unknown, name: string): string {
  const value = typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined
  if (typeof value !== 'string') throw new Error(`An answer has no ${name}.`)
  return value
}
