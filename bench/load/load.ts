/** The load generator, a process of its own: its processor time is not the server's. Told what to do by driver.ts. */
import { asFigures, type Counted } from './figures.ts'
import { candidateOf, type Hall } from './hall.ts'
import { answerAll, signInAll, startAll, submitAll } from './herds.ts'
import { closedLoop, openLoop } from './loops.ts'
import type { Done, Order } from './messages.ts'

const halls = new Map<string, Hall>()

function hallOf(name: string): Hall {
  const hall = halls.get(name)
  if (!hall) throw new Error(`No hall ${name} is open.`)
  return hall
}

async function obey(order: Order): Promise<Counted[]> {
  switch (order.kind) {
    case 'adopt': {
      const candidates = order.candidates.map((one) => candidateOf(order.port, one))
      halls.set(order.hall, { port: order.port, candidates, wires: [] })
      return []
    }
    case 'join': {
      const candidates = order.halls.flatMap((name) => hallOf(name).candidates)
      halls.set(order.hall, { port: candidates[0]?.port ?? 0, candidates, wires: [] })
      for (const name of order.halls) halls.delete(name)
      return []
    }
    case 'start': {
      const { hall, counted } = await startAll(order)
      halls.set(order.hall, hall)
      return [counted]
    }
    case 'answer':
      await answerAll(hallOf(order.hall))
      return []
    case 'closed':
      return [await closedLoop(hallOf(order.hall), order.lanes, order.durationMs)]
    case 'open':
      return [await openLoop(hallOf(order.hall), order)]
    case 'submit':
      return [await submitAll(hallOf(order.hall))]
    case 'signin':
      return await Promise.all([
        signInAll(order.port, order.students, order.overMs),
        openLoop(hallOf(order.hall), { ...order, durationMs: order.overMs }),
      ])
    case 'close': {
      for (const wire of hallOf(order.hall).wires) wire.close()
      halls.delete(order.hall)
      return []
    }
  }
}

function answer(message: Done): void {
  if (process.connected) process.send?.(message)
}

process.on('message', (order: Order) => {
  const before = process.cpuUsage()
  obey(order).then(
    ([first, second]) => {
      const { user, system } = process.cpuUsage(before)
      const figures = first && asFigures(first, user + system)
      const beside = second && asFigures(second, 0)
      answer({ kind: 'done', ...(figures ? { figures } : {}), ...(beside ? { beside } : {}) })
    },
    (error: unknown) => answer({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) }),
  )
})
process.on('disconnect', () => process.exit(0))
