import { type Agent, request } from 'node:http'
import { gunzipSync } from 'node:zlib'
import type { HallBoard } from '@sabimark/contract/answers.ts'

export type ReadBoard = typeof readBoard

/** Reads a board as a browser does, packed: all of it, or what has changed since an earlier look. */
export function readBoard(
  agent: Agent,
  port: number,
  path: string,
  cookie: string,
  since?: string,
): Promise<{ bytes: number; board: HallBoard }> {
  return new Promise((resolve, reject) => {
    const headers = { host: `localhost:${port}`, cookie, 'accept-encoding': 'gzip' }
    const whole = since ? `${path}?since=${since}` : path
    const asked = request({ agent, host: '127.0.0.1', port, path: whole, headers }, (reply) => {
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => parts.push(part))
      reply.on('error', reject)
      reply.on('end', () => {
        const body = Buffer.concat(parts)
        const text = String(reply.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body)
        if (reply.statusCode !== 200)
          return reject(new Error(`The board was answered with ${reply.statusCode}: ${text}`))
        resolve({ bytes: body.length, board: JSON.parse(text) as HallBoard })
      })
    })
    asked.on('error', reject)
    asked.end()
  })
}
