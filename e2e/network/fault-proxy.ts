// A bad network on the loopback: stands between a client and the server and does to their requests what real networks do.
import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestOf,
  type ServerResponse,
} from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import type { RandomSource } from '@sabimark/domain/exam/seeded-random.ts'
import { calm, type Fault, faults, type Weather } from './weather.ts'

export type FaultProxy = {
  port: number
  url: string
  /** How the network is from now on. */
  set(weather: Weather): Promise<void>
  /** Ends all faults: what is held goes on its way, what was met with silence is hung up on. */
  heal(): Promise<void>
  /** How often each fault struck. */
  struck: Readonly<Record<Fault | 'refused', number>>
  stop(): Promise<void>
}

type Sent = { method: string; path: string; headers: IncomingHttpHeaders; body: Buffer }
type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer }

const badGateway = Buffer.from(
  '<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n<body>\r\n<center><h1>502 Bad Gateway</h1></center>\r\n<hr><center>proxy</center>\r\n</body>\r\n</html>\r\n',
)

/** Starts one in front of a port of this machine. Which request meets which fault is drawn from `random`. */
export async function startFaultProxy(targetPort: number, random: RandomSource): Promise<FaultProxy> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const struck = { ...zeroes(), refused: 0 }
  const waiting = new Set<() => void>()
  /** Both ends of each socket. */
  const carried = new Set<Duplex>()
  let weather = calm
  let isRefusing = false

  const between = ([least, most]: readonly [number, number]) => least + random() * (most - least)

  /** Until the time is over or the network is healed. */
  const wait = (ms: number) =>
    new Promise<void>((resolve) => {
      const go = () => {
        clearTimeout(timer)
        waiting.delete(go)
        resolve()
      }
      const timer = setTimeout(go, ms)
      waiting.add(go)
    })

  const forward = ({ method, path, headers, body }: Sent) =>
    new Promise<Reply>((resolve, reject) => {
      const outgoing = requestOf(
        { host: '127.0.0.1', port: targetPort, agent, method, path, headers: onward(headers, body) },
        (incoming) => {
          readAll(incoming).then(
            (content) => resolve({ status: incoming.statusCode ?? 502, headers: incoming.headers, body: content }),
            reject,
          )
        },
      )
      outgoing.on('error', reject)
      outgoing.end(body)
    })

  const draw = (sent: Sent): Fault => {
    let left = random() * faults.reduce((sum, fault) => sum + (weather.odds[fault] ?? 0), 0)
    const drawn = faults.find((fault) => {
      left -= weather.odds[fault] ?? 0
      return left < 0
    })
    // A browser repeats what only reads; what writes is what must not count twice.
    const isWrite = sent.method === 'POST'
    if (drawn === undefined || (!isWrite && (drawn === 'duplicate' || drawn === 'hold'))) return 'pass'
    return drawn
  }

  const serve = async (incoming: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url: path = '/', headers } = incoming
    const sent: Sent = { method, path, headers, body: await readAll(incoming) }
    const fault = draw(sent)
    struck[fault] += 1
    const hangUp = () => response.socket?.destroy()
    if (fault === 'delay' || fault === 'hold') await wait(between(fault === 'hold' ? weather.holdMs : weather.delayMs))
    if (fault === 'drop request') return hangUp()
    const isLost = (fault === 'silence' || fault === 'bad gateway') && random() < 0.5
    const reply = isLost ? null : await forward(sent)
    if (fault === 'drop reply') return hangUp()
    if (fault === 'silence') {
      await wait(weather.silenceMs)
      return hangUp()
    }
    if (fault === 'bad gateway' || reply === null) {
      response.writeHead(502, { 'content-type': 'text/html', 'content-length': badGateway.length }).end(badGateway)
      return
    }
    if (fault === 'cut') {
      response.writeHead(reply.status, backward(reply))
      response.write(reply.body.subarray(0, reply.body.length / 2), hangUp)
      return
    }
    if (fault === 'delay') await wait(between(weather.delayMs))
    if (fault === 'duplicate') {
      // The second may come while the client waits, or when it has long gone on.
      const again = wait(between(weather.holdMs)).then(() => forward(sent))
      if (random() < 0.5) await again.catch(nothing)
      else again.catch(nothing)
    }
    response.writeHead(reply.status, backward(reply)).end(reply.body)
  }

  /** A socket is passed on byte by byte; what befalls a request befalls its beginning, and a network that refuses ends it. */
  const carry = async (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    const fault = draw({ method: 'GET', path: incoming.url ?? '/', headers: {}, body: head })
    struck[fault] += 1
    if (fault === 'delay') await wait(between(weather.delayMs))
    if (fault === 'silence') await wait(weather.silenceMs)
    if (fault === 'bad gateway') socket.write('HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0\r\n\r\n')
    if (fault !== 'pass' && fault !== 'delay' && fault !== 'cut') return socket.destroy()
    const upstream = connect(targetPort, '127.0.0.1')
    const lines = incoming.rawHeaders.map((word, index) => (index % 2 === 0 ? `\r\n${word}: ` : word))
    upstream.write(`GET ${incoming.url} HTTP/1.1${lines.join('')}\r\n\r\n`)
    upstream.write(head)
    for (const [one, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      carried.add(one)
      one.on('error', nothing)
      one.on('close', () => {
        carried.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
    if (fault === 'cut') await wait(between(weather.holdMs)).then(() => socket.destroy())
  }

  const server = createServer((incoming, response) => {
    response.on('error', nothing)
    // The server, too, may be gone for a moment: its silence is passed on as a hang-up.
    serve(incoming, response).catch(() => response.socket?.destroy())
  })
  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', nothing)
    carry(incoming, socket, head).catch(() => socket.destroy())
  })
  server.keepAliveTimeout = 60_000
  let port = 0
  const listen = () =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, '127.0.0.1', () => {
        server.off('error', reject)
        resolve()
      })
    })
  const refuse = async (shouldRefuse: boolean) => {
    if (shouldRefuse === isRefusing) return
    isRefusing = shouldRefuse
    if (shouldRefuse) {
      struck.refused += 1
      server.close()
      server.closeAllConnections()
      for (const socket of carried) socket.destroy()
      return
    }
    await untilTaken(listen)
  }
  await listen()
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')
  port = address.port

  const heal = async () => {
    weather = calm
    await refuse(false)
    for (const go of [...waiting]) go()
  }
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    struck,
    set: async (next) => {
      weather = next
      await refuse(next.refuses)
    },
    heal,
    stop: async () => {
      await heal()
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      for (const socket of carried) socket.destroy()
      await closed
      agent.destroy()
    },
  }
}

/** Somebody may have taken the port for a moment while nobody listened on it. */
async function untilTaken(listen: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await listen()
    } catch (error) {
      if (tries === 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

async function readAll(incoming: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of incoming) parts.push(part)
  return Buffer.concat(parts)
}

const hopByHop = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'expect']

function passedOn(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || hopByHop.includes(name) ? [] : [[name, value]],
    ),
  )
}

function onward(headers: IncomingHttpHeaders, body: Buffer): Record<string, string | string[]> {
  return { ...passedOn(headers), ...(body.length > 0 ? { 'content-length': String(body.length) } : {}) }
}

function backward({ status, headers, body }: Reply): Record<string, string | string[]> {
  const hasBody = status !== 204 && status !== 304
  return { ...passedOn(headers), ...(hasBody ? { 'content-length': String(body.length) } : {}) }
}

function zeroes(): Record<Fault, number> {
  return {
    pass: 0,
    delay: 0,
    hold: 0,
    duplicate: 0,
    'drop request': 0,
    'drop reply': 0,
    cut: 0,
    'bad gateway': 0,
    silence: 0,
  }
}

function nothing() {}
