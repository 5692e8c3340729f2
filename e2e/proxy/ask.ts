// Requests over HTTP/2, from an address of the caller's choice: all of 127.0.0.0/8 is this machine.
import { connect, constants, type IncomingHttpHeaders } from 'node:http2'
import { connect as connectTls } from 'node:tls'
import type { Nginx } from '../../scripts/nginx.ts'

type Question = {
  path: string
  /** The host asked, without port; a school's is below that of the product. */
  host?: string
  /** Where it comes from. */
  from?: string
  /** What is posted; without it the address is read. */
  body?: string | Buffer
  headers?: Record<string, string>
}

export type Answer = { status: number; protocol: string | null; headers: IncomingHttpHeaders; body: Buffer }

/** On a connection of its own. Posts as a page of the host does. */
export function askOf({ port, certificate }: Nginx) {
  return ({ path, host = 'localhost', from = '127.0.0.1', body, headers = {} }: Question): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const origin = `https://${host}:${port}`
      const session = connect(origin, {
        createConnection: () =>
          connectTls({
            ...{ port, host: '127.0.0.1', localAddress: from },
            ...{ servername: host, ca: certificate, ALPNProtocols: ['h2'] },
          }),
      })
      session.once('error', reject)
      const posted = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body ?? ''), origin }
      const stream = session.request({
        [constants.HTTP2_HEADER_PATH]: path,
        [constants.HTTP2_HEADER_METHOD]: body === undefined ? 'GET' : 'POST',
        ...(body === undefined ? {} : posted),
        ...headers,
      })
      const parts: Buffer[] = []
      let answered: IncomingHttpHeaders & { ':status'?: number } = {}
      stream.once('response', (found) => {
        answered = found
      })
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.once('error', reject)
      stream.once('close', () => {
        const protocol = session.alpnProtocol ?? null
        session.close()
        resolve({ status: answered[':status'] ?? 0, protocol, headers: answered, body: Buffer.concat(parts) })
      })
      stream.end(body)
    })
}
