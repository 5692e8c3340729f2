// Stands on the loopback before a server whose words are encrypted, and counts what passes: every byte of every connection.
import { createServer, connect as openSocket, type Socket } from 'node:net'

export type ByteCounter = {
  port: number
  /** Both ways, since the start. */
  total(): number
  /** For how long nothing has passed. */
  silentMs(): number
  stop(): Promise<void>
}

export async function startByteCounter(targetPort: number): Promise<ByteCounter> {
  const sockets = new Set<Socket>()
  let total = 0
  let passedAt = performance.now()
  const server = createServer((browser) => {
    const upstream = openSocket({ host: '127.0.0.1', port: targetPort, noDelay: true })
    browser.setNoDelay(true)
    for (const [from, to] of [
      [browser, upstream],
      [upstream, browser],
    ] as const) {
      sockets.add(from)
      from.on('data', (chunk: Buffer) => {
        passedAt = performance.now()
        total += chunk.length
        to.write(chunk)
      })
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.end()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No free port was given.')
  return {
    port: address.port,
    total: () => total,
    silentMs: () => performance.now() - passedAt,
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
