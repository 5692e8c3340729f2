// How bad the network is, and for how long: phases in which faults are likely, and calmer ones in which work gets on.
import type { RandomSource } from '@sabimark/domain/exam/seeded-random.ts'

/**
 * What may happen to one request. `hold` lets later ones pass it, `duplicate` brings it to the server twice, `cut` breaks
 * off in the middle of the reply, `silence` accepts and never answers.
 */
export const faults = [
  'pass',
  'delay',
  'hold',
  'duplicate',
  'drop request',
  'drop reply',
  'cut',
  'bad gateway',
  'silence',
] as const
export type Fault = (typeof faults)[number]

export type Weather = {
  name: string
  /** The chances of each fault, against each other. */
  odds: Partial<Record<Fault, number>>
  /** Nobody takes a connection. */
  refuses: boolean
  delayMs: readonly [number, number]
  holdMs: readonly [number, number]
  /** When silence ends: something between the two hangs up. */
  silenceMs: number
}

export const calm: Weather = {
  name: 'calm',
  odds: { pass: 1 },
  refuses: false,
  delayMs: [0, 0],
  holdMs: [0, 0],
  silenceMs: 0,
}

type Kind = Pick<Weather, 'name' | 'odds'> & { refuses?: true; share: number; lastsMs: readonly [number, number] }

/** In milliseconds of the exam. A client gives a reply up after 10 s: some delays are longer than that. */
const delayMs = [100, 13_000] as const
const holdMs = [500, 25_000] as const
const silenceMs = 60_000

const kinds: readonly Kind[] = [
  { name: 'calm', share: 3, lastsMs: [5_000, 20_000], odds: { pass: 1 } },
  { name: 'slow', share: 2, lastsMs: [10_000, 40_000], odds: { pass: 1, delay: 3, hold: 1 } },
  {
    name: 'mixed',
    share: 5,
    lastsMs: [10_000, 50_000],
    odds: {
      pass: 3,
      delay: 2,
      hold: 1,
      duplicate: 2,
      'drop request': 1,
      'drop reply': 2,
      cut: 1,
      'bad gateway': 1,
      silence: 1,
    },
  },
  { name: 'replies lost', share: 2, lastsMs: [5_000, 25_000], odds: { 'drop reply': 3, cut: 2, pass: 1 } },
  { name: 'broken proxy', share: 1, lastsMs: [5_000, 25_000], odds: { 'bad gateway': 1 } },
  { name: 'silent', share: 1, lastsMs: [5_000, 30_000], odds: { silence: 1 } },
  { name: 'no network', share: 1, lastsMs: [5_000, 90_000], odds: { pass: 1 }, refuses: true },
]

export type Spell = { weather: Weather; lastsMs: number }

/** Weather after weather, by chance; `speed` is how many milliseconds of the exam pass in one of ours. */
export function* spells(random: RandomSource, speed: number): Generator<Spell, never> {
  const between = ([least, most]: readonly [number, number]) => (least + random() * (most - least)) / speed
  const scaled = ([least, most]: readonly [number, number]) => [least / speed, most / speed] as const
  const shares = kinds.reduce((sum, { share }) => sum + share, 0)
  for (;;) {
    let left = random() * shares
    const kind = kinds.find(({ share }) => {
      left -= share
      return left < 0
    })
    if (kind === undefined) continue
    const { name, odds, refuses = false, lastsMs } = kind
    const weather = {
      name,
      odds,
      refuses,
      delayMs: scaled(delayMs),
      holdMs: scaled(holdMs),
      silenceMs: silenceMs / speed,
    }
    yield { weather, lastsMs: between(lastsMs) }
  }
}

export type Blowing = {
  begin: () => void
  /** Heals the network for good. */
  end: () => Promise<void>
}

/** What the weather is made on. */
type Sky = { set(weather: Weather): Promise<void>; heal(): Promise<void> }

/** Lets spell follow spell until it is told to end. */
export function blow(sky: Sky, random: RandomSource, speed: number): Blowing {
  let isOver = false
  let stopWaiting = () => {}
  let running: Promise<void> = Promise.resolve()
  const run = async () => {
    for (const { weather, lastsMs } of spells(random, speed)) {
      await sky.set(weather)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, lastsMs)
        stopWaiting = () => {
          clearTimeout(timer)
          resolve()
        }
        if (isOver) stopWaiting()
      })
      if (isOver) return
    }
  }
  return {
    begin: () => {
      running = run()
    },
    end: async () => {
      isOver = true
      stopWaiting()
      await running
      await sky.heal()
    },
  }
}
