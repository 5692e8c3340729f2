import { startLoad } from '../load/driver.ts'
import { runProgram } from '../product/run-program.ts'
import type { HttpFloor } from './http-floor.ts'
import type { PgFloor } from './pg-floor.ts'

const lanes = 64

type FloorPace = { warmUpMs: number; measureMs: number }

/** Saves a second that the server's HTTP stack answers when nothing is kept, from the same load generator. */
export async function measureHttpFloor({ warmUpMs, measureMs }: FloorPace): Promise<number> {
  const server = runProgram(new URL('http-floor.ts', import.meta.url))
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
  const program = runProgram(new URL('pg-floor.ts', import.meta.url), [String(measureMs)])
  try {
    return (await program.told<PgFloor>()).perSecond
  } finally {
    await program.ended
  }
}
