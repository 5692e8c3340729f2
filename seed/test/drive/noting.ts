import { contract } from '@sabimark/contract/contract.ts'
import type { TestClient } from '@sabimark/server/test/client.ts'

/** The same client, writing down which calls are made. */
export function noting(client: TestClient, called: Set<string>): TestClient {
  return new Proxy(client, {
    get: (rooms, room) => {
      if (room === 'bearing') return (ticket: string) => noting(client.bearing(ticket), called)
      const calls: unknown = Reflect.get(rooms, room)
      if (typeof room !== 'string' || !Object.hasOwn(contract, room)) return calls
      // Rooms are functions that make names into calls.
      return new Proxy(Object(calls), {
        get: (target, call) => {
          called.add(`${room}.${String(call)}`)
          return Reflect.get(target, call)
        },
      })
    },
  })
}
