import { setTimeout as wait } from 'node:timers/promises'
import type { Wire } from '../load/wire.ts'
import type { Counts } from './counts.ts'
import type { StatementProxy, Unit } from './statement-proxy.ts'
import { watchWritten } from './written.ts'

type Watched = { proxy: StatementProxy; superuserUrl: string; database: string; restMs: number }

export type ActsWatch = {
  /** Counts what an act causes, until nothing has been asked for `quietMs`. */
  during(wire: Wire, act: () => Promise<void>, quietMs?: number): Promise<Counts>
  stop(): Promise<void>
}

const usualQuietMs = 100

/** Learns at rest what the server's jobs ask by themselves. */
export async function watchActs({ proxy, superuserUrl, database, restMs }: Watched): Promise<ActsWatch> {
  const written = await watchWritten(superuserUrl, database)
  await wait(restMs)
  const atRest = new Set(proxy.take().map(signOf))
  const causedUnits = () => proxy.take().filter((unit) => !atRest.has(signOf(unit)) && !isPresence(unit))
  /** Until a while has passed in which nothing new was asked. */
  const untilQuiet = async (quietMs: number): Promise<Unit[]> => {
    const units: Unit[] = []
    for (;;) {
      await wait(quietMs)
      const more = causedUnits()
      units.push(...more)
      if (more.length === 0 && !proxy.isBusy()) return units
    }
  }
  return {
    during: async (wire, act, quietMs = usualQuietMs) => {
      await untilQuiet(usualQuietMs)
      await written.take()
      const sentBefore = wire.bytesSent()
      const receivedBefore = wire.bytesReceived()
      await act()
      const units = await untilQuiet(quietMs)
      const { rows, walBytes } = await written.take()
      return {
        statements: units.reduce((sum, { statements }) => sum + statements.length, 0),
        roundTrips: units.reduce((sum, { roundTrips }) => sum + roundTrips, 0),
        rows,
        walBytes,
        sent: wire.bytesSent() - sentBefore,
        received: wire.bytesReceived() - receivedBefore,
      }
    },
    stop: written.stop,
  }
}

/** When candidates were heard is written down every three seconds, once for all of a school, beside what they do. */
const isPresence = ({ statements }: Unit): boolean =>
  statements.some((text) => text.includes('INSERT INTO attempt_presence'))

const signOf = ({ statements }: Unit): string => statements.join('\n')
