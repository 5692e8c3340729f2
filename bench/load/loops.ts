import type { Counted } from './figures.ts'
import { type Candidate, type Hall, nextAnswer, save } from './hall.ts'
import { openWire, type Wire } from './wire.ts'

/** Nobody answers so often: a lane goes on with the next of its candidates, so that no log grows out of proportion. */
const savesInARow = 250

type Lane = { wire: Wire; candidates: Candidate[]; saved: number; line: Promise<void> }

function lanesOf(hall: Hall, count: number): Lane[] {
  return Array.from({ length: count }, (_, lane) => {
    hall.wires[lane] ??= openWire(hall.port)
    const candidates = hall.candidates.filter((_candidate, index) => index % count === lane)
    if (candidates.length === 0) throw new Error('There are more lanes than candidates.')
    return { wire: hall.wires[lane], candidates, saved: 0, line: Promise.resolve() }
  })
}

async function saveOnce(lane: Lane): Promise<void> {
  const turn = Math.floor(lane.saved++ / savesInARow) % lane.candidates.length
  const candidate = lane.candidates[turn]
  if (candidate) await save(lane.wire, candidate, [nextAnswer(candidate)])
}

async function counting(hall: Hall, work: (latenciesMs: number[]) => Promise<void>): Promise<Counted> {
  const bytes = (of: 'bytesSent' | 'bytesReceived') => hall.wires.reduce((sum, wire) => sum + wire[of](), 0)
  const [sent, received] = [bytes('bytesSent'), bytes('bytesReceived')]
  const latenciesMs: number[] = []
  const began = performance.now()
  await work(latenciesMs)
  const tookMs = performance.now() - began
  return {
    latenciesMs,
    tookMs,
    bytesSent: bytes('bytesSent') - sent,
    bytesReceived: bytes('bytesReceived') - received,
  }
}

/** Each lane sends its next save as soon as the last one was acknowledged. */
export async function closedLoop(hall: Hall, laneCount: number, durationMs: number): Promise<Counted> {
  const lanes = lanesOf(hall, laneCount)
  return await counting(hall, async (latenciesMs) => {
    const until = performance.now() + durationMs
    const run = async (lane: Lane) => {
      for (let before = performance.now(); before < until; before = performance.now()) {
        await saveOnce(lane)
        latenciesMs.push(performance.now() - before)
      }
    }
    await Promise.all(lanes.map(run))
  })
}

/**
 * Saves are due at fixed moments and are measured from those, not from when they could leave: a server that stalls
 * makes every save that was due meanwhile late, as it would make every candidate wait.
 */
export async function openLoop(
  hall: Hall,
  { lanes: laneCount, perSecond, durationMs }: { lanes: number; perSecond: number; durationMs: number },
): Promise<Counted> {
  const lanes = lanesOf(hall, laneCount)
  return await counting(hall, (latenciesMs) =>
    atFixedRate({ perSecond, durationMs }, async (dueAt, index) => {
      const lane = lanes[index % lanes.length]
      if (!lane) return
      // Who still waits for the last acknowledgement sends this one after it.
      const saved = lane.line.then(() => saveOnce(lane))
      lane.line = saved
      await saved
      latenciesMs.push(performance.now() - dueAt)
    }),
  )
}

/** Calls `act` at evenly spread moments for so long; resolves when all have ended, rejects with the first failure. */
export async function atFixedRate(
  { perSecond, durationMs }: { perSecond: number; durationMs: number },
  act: (dueAt: number, index: number) => Promise<void>,
): Promise<void> {
  const total = Math.max(1, Math.round((perSecond * durationMs) / 1000))
  const began = performance.now()
  const all: Promise<void>[] = []
  const failures: unknown[] = []
  await new Promise<void>((resolve) => {
    const sendDue = () => {
      const elapsedMs = performance.now() - began
      while (all.length < total && (all.length * 1000) / perSecond <= elapsedMs) {
        const sent = act(began + (all.length * 1000) / perSecond, all.length)
        all.push(sent.catch((error: unknown) => void failures.push(error)))
      }
      if (all.length === total) return resolve()
      setTimeout(sendDue, 1)
    }
    sendDue()
  })
  await Promise.all(all)
  if (failures.length > 0) throw failures[0]
}
