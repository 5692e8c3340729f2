// Stands before a server on the loopback as a network does: it carries what comes, breaks it off, or takes it and never answers.
import { createServer, connect as openSocket, type Socket } from 'node:net'

export type Line = {
  port: number
  /** From now on; what was open breaks off. */
  set(state: 'carries' | 'breaks' | 'hangs'): void
  stop(): Promise<void>
}

export async function startLine(targetPort: number): Promise<Line> {
  const sockets = new Set<Socket>()
  let state: Parameters<Line['set']>[0] = 'carries'
  const keep = (one: Socket) => {
    sockets.add(one)
    one.on('error', () => one.destroy())
    one.on('close', () => sockets.delete(one))
  }
  const server = createServer((browser) => {
    keep(browser)
    if (state === 'breaks') return browser.destroy()
    if (state === 'hangs') return browser.resume()
    const upstream = openSocket({ host: '127.0.0.1', port: targetPort, noDelay: true })
    keep(upstream)
    browser.on('close', () => upstream.destroy())
    upstream.on('close', () => browser.destroy())
    browser.pipe(upstream).pipe(browser)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No free port was given.')
  const breakOff = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: address.port,
    set: (next) => {
      state = next
      breakOff()
    },
    stop: async () => {
      breakOff()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
