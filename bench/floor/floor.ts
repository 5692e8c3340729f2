import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { startLoad } from '../load/driver.ts'
import type { HttpFloor } from './http-floor.ts'
import type { PgFloor } from './pg-floor.ts'

const lanes = 64

type FloorPace = { warmUpMs: number; measureMs: number }

/** Saves a second that the server's HTTP stack answers when nothing is kept, from the same load generator. */
export async function measureHttpFloor({ warmUpMs, measureMs }: FloorPace): Promise<number> {
  const server = runProgram('http-floor.ts')
  const load = startLoad()
  try {
    const { port, candidates } = await server.told<HttpFloor>()
    const hall = 'floor'
    await load.tell({ kind: 'adopt', port, hall, candidates })
    await load.measure({ kind: 'closed', hall, lanes, durationMs: warmUpMs })
    return (await load.measure({ kind: 'closed', hall, lanes, durationMs: measureMs })).perSecond
  } finally {
    await load.stop()
    await server.end()
  }
}

/** Durable upserts a second through `pg`. */
export async function measurePgFloor({ measureMs }: FloorPace): Promise<number> {
  const program = runProgram('pg-floor.ts', [String(measureMs)])
  try {
    return (await program.told<PgFloor>()).perSecond
  } finally {
    await program.ended
  }
}

function runProgram(file: string, args: string[] = []) {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args)
  const ended = once(child, 'exit')
  return {
    ended,
    told: async <Message>(): Promise<Message> => {
      const [message] = await Promise.race([once(child, 'message'), ended.then(() => [undefined])])
      if (message === undefined) throw new Error(`${file} ended before it had said anything.`)
      return message
    },
    end: async () => {
      if (child.connected) child.disconnect()
      await ended
    },
  }
}
