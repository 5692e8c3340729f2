import { contract } from '@sabimark/contract/contract.ts'
import type { TestClient } from '@sabimark/server/test/client.ts'

/** A call as it was made, and what became of it once it was answered. */
export type Made = { call: string; reply?: unknown; refusal?: unknown }

/** The same client, writing down which calls are made and how they are answered. */
export function noting(client: TestClient, made: Made[]): TestClient {
  return new Proxy(client, {
    get: (rooms, room) => {
      if (room === 'bearing') return (ticket: string) => noting(client.bearing(ticket), made)
      if (room === 'with') return (headers: Record<string, string>) => noting(client.with(headers), made)
      const calls: unknown = Reflect.get(rooms, room)
      if (typeof room !== 'string' || !Object.hasOwn(contract, room)) return calls
      // Rooms are functions that make names into calls.
      return new Proxy(Object(calls), {
        get:
          (target, call) =>
          async (...asked: unknown[]) => {
            const one: Made = { call: `${room}.${String(call)}` }
            made.push(one)
            try {
              one.reply = await Reflect.apply(Reflect.get(target, call), undefined, asked)
              return one.reply
            } catch (error) {
              one.refusal = refusalIn(error)
              throw error
            }
          },
      })
    },
  })
}

function refusalIn(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error)
  return 'code' in error ? { code: error.code, data: 'data' in error ? error.data : undefined } : error.message
}
