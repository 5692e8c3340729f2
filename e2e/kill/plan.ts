// Which kills a run makes, and when: a function of seed and number alone.
import { type RandomSource, seededRandom, shuffled } from '@sabimark/domain/exam/seeded-random.ts'

/**
 * `database` is the postmaster with all its children, `both` that and the server at one moment, `backend` one process that
 * serves a connection, `worker` one of several processes that answer requests.
 */
export const victims = ['server', 'database', 'both', 'backend', 'worker'] as const
export type Victim = (typeof victims)[number]

/** What is under way when it happens; `start-up` is while the product comes back from the kill before. */
export const moments = ['first start', 'papers', 'start', 'saving', 'hand-in', 'start-up'] as const
export type Moment = (typeof moments)[number]

export type Kill = { moment: Moment; victim: Victim; afterMs: number }

/** One exam from its publishing to its results; the server runs with so many WORKERS. */
export type Hall = { workers: number; kills: Kill[] }

export type Plan = { firstStart: Kill[]; halls: Hall[] }

const killsInHall = 10
/** The longest time after a moment begins; the work of the moment happens within it. */
const withinMs: Record<Moment, number> = {
  'first start': 3_000,
  papers: 120,
  start: 700,
  saving: 2_400,
  'hand-in': 500,
  'start-up': 2_500,
}

export function planKills(seed: string, count: number): Plan {
  const random = seededRandom(`${seed}:kills`)
  const nextVictim = victimsInTurn(random)
  const firstStarts = Math.floor(count / 25)
  const firstStart = Array.from({ length: firstStarts }, () =>
    kill('first start', random, random() < 0.5 ? 'server' : 'both'),
  )
  const halls: Hall[] = []
  for (let left = count - firstStarts; left > 0; left -= killsInHall) {
    const workers = halls.length % 2 === 0 ? 1 : 2
    const order = momentsOf(Math.min(left, killsInHall), random)
    halls.push({ workers, kills: order.map((moment) => kill(moment, random, nextVictim(workers, moment))) })
  }
  return { firstStart, halls }
}

function kill(moment: Moment, random: RandomSource, victim: Victim): Kill {
  return { moment, victim, afterMs: Math.round(random() * withinMs[moment]) }
}

/** In the order of an exam; the more kills, the more of its moments are hit. */
function momentsOf(count: number, random: RandomSource): Moment[] {
  const rare: Moment[] = ['hand-in', 'start', 'papers']
  const chosen = rare.slice(0, Math.max(0, count - 1))
  const startUps = Math.floor(count / 5)
  const savings = count - chosen.length - startUps
  const order: Moment[] = []
  if (chosen.includes('papers')) order.push('papers')
  if (chosen.includes('start')) order.push('start')
  for (let number = 0; number < savings; number++) order.push('saving')
  if (chosen.includes('hand-in')) order.push('hand-in')
  for (let number = 0; number < startUps; number++) {
    order.splice(1 + Math.floor(random() * order.length), 0, 'start-up')
  }
  return order
}

/** All kinds in equal shares of the deck; a worker only where there are several, and not while nobody may listen yet. */
function victimsInTurn(random: RandomSource) {
  let deck: Victim[] = []
  return (workers: number, moment: Moment): Victim => {
    if (deck.length === 0) {
      deck = shuffled(
        ['server', 'server', 'server', 'database', 'database', 'both', 'both', 'backend', 'worker'],
        random,
      )
    }
    const victim = deck.pop() ?? 'both'
    if (victim === 'worker' && (workers === 1 || moment === 'start-up')) return 'server'
    return victim
  }
}
