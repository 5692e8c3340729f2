import { connect } from 'node:net'

/** A reply as it came over the wire; header names in lower case, each with everything sent under it. */
export type RawReply = { status: number; headers: Map<string, string[]>; body: string }

/** Sends exactly these bytes and reads until the server closes: ask it to, where it would not by itself. */
export function sendRaw(port: number, text: string): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.on('data', (part) => parts.push(part))
    socket.on('error', reject)
    socket.on('close', () => resolve(parse(Buffer.concat(parts).toString('latin1'))))
  })
}

type RawCall = { headers?: Record<string, string>; body?: string }

/** One request in plain order, on a connection of its own. */
export function askRaw(port: number, line: string, { headers = {}, body = '' }: RawCall = {}): Promise<RawReply> {
  const sent = {
    host: `127.0.0.1:${port}`,
    connection: 'close',
    ...(body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
    ...headers,
  }
  const head = Object.entries(sent).map(([name, value]) => `${name}: ${value}`)
  return sendRaw(port, `${line} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n${body}`)
}

function parse(text: string): RawReply {
  const end = text.indexOf('\r\n\r\n')
  const [first = '', ...lines] = text.slice(0, end).split('\r\n')
  const headers = new Map<string, string[]>()
  for (const line of lines) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).toLowerCase()
    headers.set(name, [...(headers.get(name) ?? []), line.slice(colon + 1).trim()])
  }
  return { status: Number(first.split(' ')[1]), headers, body: text.slice(end + 4) }
}
