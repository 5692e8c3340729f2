import type { Server, Socket } from 'node:net'
import { placeOf } from '@sabimark/domain/words/address/place.ts'

/** Keeps one address from taking all connections there are: what it opens beyond `most` is closed at once. */
export function limitConnectionsOfAddress(server: Server, most: number): void {
  const openAt = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const { name } = placeOf(socket.remoteAddress ?? '')
    const open = (openAt.get(name) ?? 0) + 1
    if (open > most) return void socket.destroy()
    openAt.set(name, open)
    socket.once('close', () => {
      const left = (openAt.get(name) ?? 1) - 1
      if (left > 0) openAt.set(name, left)
      else openAt.delete(name)
    })
  })
}
