// A line on which whatever is asked arrives, and no reply comes back: what the server has done by then, nobody was told.
import { connect, createServer, type Socket } from 'node:net'

export type HeldLine = {
  url: string
  /** From now on no reply comes through. */
  hold(): void
  /** The line is whole again: whoever waited for a reply is hung up on. */
  release(): void
  stop(): Promise<void>
}

export async function holdLine(targetPort: number): Promise<HeldLine> {
  const ends = new Set<Socket>()
  let isHolding = false
  const server = createServer((client) => {
    const upstream = connect(targetPort, '127.0.0.1')
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      ends.add(one)
      one.on('error', () => undefined)
      one.on('close', () => {
        ends.delete(one)
        other.destroy()
      })
    }
    client.pipe(upstream)
    upstream.on('data', (bytes) => {
      if (!isHolding) client.write(bytes)
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The line has no port.')
  const hangUp = () => {
    for (const end of ends) end.destroy()
  }
  return {
    url: `http://127.0.0.1:${address.port}`,
    hold: () => {
      isHolding = true
    },
    release: () => {
      isHolding = false
      hangUp()
    },
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      hangUp()
      await closed
    },
  }
}
