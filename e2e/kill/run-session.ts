// A whole run: one installation, many exams, and the kills between.
import { readOutbox } from '../mail.ts'
import type { Candidate, Tally } from './candidate.ts'
import { runHall } from './hall.ts'
import { judge } from './judge.ts'
import { installProduct, type Product } from './product.ts'
import { openSchool, type School } from './school.ts'
import type { Session, SessionOptions, Tools } from './session.ts'
import { strikeMany, strikes } from './strike.ts'

export async function runSession(options: SessionOptions): Promise<Session> {
  const { seed, plan, disaster, say = () => undefined } = options
  const tally: Tally = { acknowledgements: 0, failures: new Map(), problems: [] }
  const session: Session = {
    ...{ struck: [], candidates: 0, acknowledged: 0, lookedFor: 0, longestWaitMs: 0 },
    ...{ failures: tally.failures, outcomes: new Map(), problems: tally.problems },
  }
  const over = new AbortController()
  const product = await installProduct(options.place)
  const all: Candidate[] = []
  try {
    const tools: Tools = { options, product, session, say }
    product.start(1)
    if (disaster === 'kills' && plan.firstStart.length > 0)
      await strikeMany(tools, plan.firstStart, { number: 0, workers: 1, candidates: [] })
    await product.ready()
    const school = await prepare(tools)
    let workers = 1
    for (const [index, hall] of plan.halls.entries()) {
      if (hall.workers !== workers) {
        workers = hall.workers
        await restart(product, workers, session.problems)
      }
      const candidates = await runHall({
        ...{ seed, number: index + 1, hall, school, candidates: options.candidates, tally },
        ...{ signal: over.signal, patienceMs: options.patienceMs, hasSockets: true },
        pace: { hurry: disaster === 'none' ? 4 : 1 },
        strike: strikes[disaster](tools),
      })
      all.push(...candidates)
      say(`exam ${index + 1} of ${plan.halls.length}: ${candidates.length} candidates, all done`)
    }
    await judge(tools, all, school)
  } catch (error) {
    session.problems.push(error instanceof Error ? error.message : String(error))
    say(product.lastWords())
  } finally {
    over.abort(new Error('the run is over'))
    session.candidates = all.length
    session.longestWaitMs = Math.max(0, ...all.map(({ waitedMs }) => waitedMs))
    await product.remove()
  }
  return session
}

async function prepare({ options, product }: Tools): Promise<School> {
  const most = Math.max(0, ...options.plan.halls.map(({ kills }) => kills.length))
  const size = { candidates: options.candidates + most, leavers: options.leavers }
  return await openSchool(product.url, () => readOutbox(`${product.dataDir}/outbox`), size)
}

async function restart(product: Product, workers: number, problems: string[]): Promise<void> {
  const code = await product.stop()
  if (code !== 0) problems.push(`told to stop, the server ended with ${code}`)
  product.start(workers)
  await product.ready()
}
