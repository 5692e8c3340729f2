import { connect, type Socket } from 'node:net'
import { liveProtocol } from '@sabimark/domain/attempt/live-frames.ts'

/** What a server says: a text, or the code it closes with. A connection that ends without one is null. */
export type Said = string | number | null

/** A socket by hand, for frames no library would send. */
export type SocketLine = { connection: Socket; send(...bytes: Uint8Array[]): void; next(): Promise<Said>; end(): void }

/** A frame as pages send it, masked by zeroes. `opcode`: 1 text, 2 bytes, 0 goes on, 9 ping. */
export function frame(content: string | Uint8Array, { opcode = 1, isLast = true } = {}): Buffer {
  const body = Buffer.from(content)
  const first = (isLast ? 0x80 : 0) | opcode
  const mask = Buffer.alloc(4)
  if (body.length < 126) return Buffer.concat([Buffer.from([first, 0x80 | body.length]), mask, body])
  const length = Buffer.alloc(8)
  length.writeBigUInt64BE(BigInt(body.length))
  return Buffer.concat([Buffer.from([first, 0x80 | 127]), length, mask, body])
}

/**
 * Asks for a socket with these headers in place of a page's, and with these frames in the same packet; answers with the status where there is
 * none.
 */
export function openSocketLine(
  port: number,
  headers: Record<string, string> = {},
  ...frames: Uint8Array[]
): Promise<SocketLine | number> {
  const host = `127.0.0.1:${port}`
  const sent = {
    ...{ host, origin: `http://${host}`, connection: 'Upgrade', upgrade: 'websocket' },
    ...{ 'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==', 'sec-websocket-version': '13' },
    ...{ 'sec-websocket-protocol': liveProtocol, ...headers },
  }
  const head = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`)
  return new Promise((resolve, reject) => {
    const asked = Buffer.concat([Buffer.from(`GET /live HTTP/1.1\r\n${head.join('')}\r\n`), ...frames])
    const connection = connect(port, '127.0.0.1', () => connection.write(asked))
    let unread = Buffer.alloc(0)
    let isOpen = false
    let isOver = false
    const waiting: ((said: Said) => void)[] = []
    const heard: Said[] = []
    const hear = (said: Said) => {
      const first = waiting.shift()
      if (first) first(said)
      else heard.push(said)
    }
    const readFrames = () => {
      for (;;) {
        const length = (unread[1] ?? 0) & 0x7f
        if (unread.length < 2 || unread.length < 2 + length) return
        const opcode = (unread[0] ?? 0) & 0x0f
        const body = unread.subarray(2, 2 + length)
        if (opcode === 8) hear(length < 2 ? 1005 : body.readUInt16BE(0))
        if (opcode === 1) hear(String(body))
        unread = unread.subarray(2 + length)
      }
    }
    const line: SocketLine = {
      connection,
      send: (...bytes) => connection.write(Buffer.concat(bytes)),
      next: () =>
        heard.length > 0 || isOver
          ? Promise.resolve(heard.shift() ?? null)
          : new Promise((said) => {
              waiting.push(said)
            }),
      end: () => connection.destroy(),
    }
    connection.on('data', (part: Buffer) => {
      unread = Buffer.concat([unread, part])
      const end = unread.indexOf('\r\n\r\n')
      if (!isOpen && end >= 0) {
        const status = Number(unread.toString('latin1', 9, 12))
        if (status !== 101) return resolve(status)
        isOpen = true
        unread = unread.subarray(end + 4)
        resolve(line)
      }
      if (isOpen) readFrames()
    })
    // A server that no longer reads may end a connection in the middle of what is sent.
    connection.on('error', () => undefined)
    connection.on('close', () => {
      isOver = true
      for (const said of waiting.splice(0)) said(null)
      reject(new Error('The connection ended before it was a socket.'))
    })
  })
}
