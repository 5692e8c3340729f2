// Stands between a browser and the server on the loopback and counts what passes: every byte of every head and body.
import { createServer, connect as openSocket, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** A request and its reply, in bytes as they crossed the wire. */
export type Exchange = { method: string; path: string; status: number; up: number; down: number }

export type CountingProxy = {
  port: number
  /** What passed since the last time it was asked. */
  take(): Exchange[]
  /** Resolves when no request waits for its reply and nothing has passed for a while. */
  quiet(forMs: number): Promise<void>
  stop(): Promise<void>
}

export async function startCountingProxy(targetPort: number): Promise<CountingProxy> {
  const sockets = new Set<Socket>()
  let exchanges: Exchange[] = []
  let passedAt = performance.now()

  const server = createServer((browser) => {
    const upstream = openSocket({ host: '127.0.0.1', port: targetPort, noDelay: true })
    browser.setNoDelay(true)
    let current: Exchange | undefined
    browser.on('data', (chunk: Buffer) => {
      passedAt = performance.now()
      // Chromium sends the next request of a connection after the whole reply to the last one; what comes behind 101 is a socket's.
      if (!current || (current.down > 0 && current.status !== 101)) {
        current = { ...asked(chunk), status: 0, up: 0, down: 0 }
        exchanges.push(current)
      }
      current.up += chunk.length
      upstream.write(chunk)
    })
    upstream.on('data', (chunk: Buffer) => {
      passedAt = performance.now()
      // A connection opened ahead and never used is told that its time is over: that answers nobody.
      if (!current) return browser.write(chunk)
      if (current.down === 0) current.status = Number(chunk.toString('latin1', 9, 12))
      current.down += chunk.length
      browser.write(chunk)
    })
    for (const [one, other] of [
      [browser, upstream],
      [upstream, browser],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.end()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No free port was given.')

  return {
    port: address.port,
    take: () => {
      const taken = exchanges
      exchanges = []
      return taken
    },
    quiet: async (forMs) => {
      const isQuiet = () => performance.now() - passedAt >= forMs && exchanges.every(({ down }) => down > 0)
      do await wait(forMs)
      while (!isQuiet())
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function asked(firstChunk: Buffer): Pick<Exchange, 'method' | 'path'> {
  const [method = '', path = '', version] = firstChunk.toString('latin1').split('\r\n', 1)[0]?.split(' ') ?? []
  if (!version?.startsWith('HTTP/1.')) throw new Error('A request came that is no HTTP.')
  return { method, path }
}
