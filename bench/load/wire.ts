// HTTP/1.1 by hand over one kept connection: the load must cost far less than what it measures.
import { connect, type Socket } from 'node:net'

export type Reply = { status: number; headers: string; body: Buffer }

/** One browser's connection. One request at a time, as a browser does it. */
export type Wire = {
  ask(request: string): Promise<Reply>
  bytesSent(): number
  bytesReceived(): number
  close(): void
}

type Waiting = { resolve(reply: Reply): void; reject(error: Error): void }

/** Connects at the first request. A connection that the server has closed meanwhile is opened anew, as browsers do. */
export function openWire(port: number): Wire {
  let socket: Socket | undefined
  let waiting: Waiting | undefined
  let received: Buffer = Buffer.alloc(0)
  let bytesSent = 0
  let bytesReceived = 0

  const fail = (error: Error) => {
    socket?.destroy()
    socket = undefined
    received = Buffer.alloc(0)
    const failed = waiting
    waiting = undefined
    failed?.reject(error)
  }
  const open = () => {
    const opened = connect({ host: '127.0.0.1', port, noDelay: true })
    opened.on('data', (chunk: Buffer) => {
      bytesReceived += chunk.length
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
      const reply = readReply(received)
      if (!reply) return
      received = Buffer.alloc(0)
      const answered = waiting
      waiting = undefined
      answered?.resolve(reply)
    })
    opened.on('error', (error) => opened === socket && fail(error))
    opened.on('close', () => opened === socket && fail(new Error('The server closed the connection.')))
    return opened
  }
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (waiting) return reject(new Error('This connection is still waiting for a reply.'))
        waiting = { resolve, reject }
        socket ??= open()
        bytesSent += Buffer.byteLength(request)
        socket.write(request)
      }),
    bytesSent: () => bytesSent,
    bytesReceived: () => bytesReceived,
    close: () => {
      const closed = socket
      socket = undefined
      closed?.destroy()
    },
  }
}

/** The reply that `bytes` begin with; undefined while a part of it is missing. */
export function readReply(bytes: Buffer): Reply | undefined {
  const headEnd = bytes.indexOf('\r\n\r\n')
  if (headEnd < 0) return undefined
  const headers = bytes.toString('latin1', 0, headEnd).toLowerCase()
  const status = Number(headers.slice(9, 12))
  const start = headEnd + 4
  if (headers.includes('\r\ntransfer-encoding: chunked')) {
    const body = readChunks(bytes, start)
    return body && { status, headers, body }
  }
  const length = Number(/\r\ncontent-length: (\d+)/.exec(headers)?.[1] ?? 0)
  return bytes.length < start + length ? undefined : { status, headers, body: bytes.subarray(start, start + length) }
}

function readChunks(bytes: Buffer, from: number): Buffer | undefined {
  const chunks: Buffer[] = []
  for (let at = from; ; ) {
    const lineEnd = bytes.indexOf('\r\n', at)
    if (lineEnd < 0) return undefined
    const length = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16)
    const end = lineEnd + 2 + length + 2
    if (bytes.length < end) return undefined
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(bytes.subarray(lineEnd + 2, end - 2))
    at = end
  }
}
