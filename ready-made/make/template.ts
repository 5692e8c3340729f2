import type { Difficulty } from '@sabimark/domain/bank/question.ts'
import { seededRandom, shuffled } from '@sabimark/domain/exam/seeded-random.ts'
import { Draw, Unusable } from './draw.ts'
import { meaning, readQuantity } from './meaning.ts'
import type { Drawn, Item } from './question.ts'

/** One question of a template. `slips` are the wrong options by the mistake that leads to them, the likeliest first. */
export interface Made {
  ask: string
  answer: string
  slips: Record<string, string>
  /** Ends in the answer. */
  work: string
}

interface Template {
  /** Unique in its file: words with dashes. */
  id: string
  /** Raised when what is published is mended. */
  version?: number
  /** Code of the topic tree. */
  topic: string
  difficulty: Difficulty
  minutes?: number
  make(draw: Draw): Made
}

/** How many variants of a template count: more where two or more numbers are drawn. */
export const countedVariants = { ofOneNumber: 8, ofMore: 12 } as const
const mostSeeds = 400

/** A question computed by a program: numbers are drawn, everything else follows from them. */
export function template(given: Template): Item {
  const render = (path: string, seed: number) => renderTemplate(given, path, seed)?.drawn ?? null
  return {
    id: given.id,
    version: given.version ?? 1,
    topic: given.topic,
    difficulty: given.difficulty,
    minutes: given.minutes ?? 1.5,
    isComputed: true,
    sources: [],
    render,
    counted: (path, from = 1) => countedSeeds(given, path, from),
  }
}

function countedSeeds(given: Template, path: string, from: number): number[] {
  const seeds: number[] = []
  const seen = new Set<string>()
  let most: number = countedVariants.ofMore
  for (let seed = from; seed < from + mostSeeds && seeds.length < most; seed += 1) {
    const found = renderTemplate(given, path, seed)
    if (!found) continue
    if (found.numbers < 2) most = countedVariants.ofOneNumber
    const { text, options, right } = found.drawn
    // What differs in a name only is the same question twice.
    const key = `${(text.match(/[\d.,]+/g) ?? []).join(' ')}|${options[right]}`
    if (seen.has(key) || seeds.length >= most) continue
    seen.add(key)
    seeds.push(seed)
  }
  return seeds
}

function renderTemplate(given: Template, path: string, seed: number): { drawn: Drawn; numbers: number } | null {
  const draw = new Draw(seededRandom(`${path}@${given.version ?? 1}#${seed}`))
  try {
    const { ask, answer, slips, work } = given.make(draw)
    const wrong = differentFrom(answer, Object.entries(slips)).slice(0, 3)
    if (wrong.length < 3) return null
    return {
      drawn: { ...place(path, seed, answer, wrong), text: ask, explanation: work, sources: [] },
      numbers: draw.numbers,
    }
  } catch (error) {
    if (error instanceof Unusable) return null
    throw error
  }
}

/** Two mistakes can lead to one number, or to the right one: the first of each alone is an option. A 0 is never one by chance. */
function differentFrom(answer: string, slips: ReadonlyArray<readonly [string, string]>) {
  const taken = new Set([meaning(answer)])
  return slips.filter(([, text]) => {
    const key = meaning(text)
    if (taken.has(key) || readQuantity(text)?.value === 0) return false
    taken.add(key)
    return true
  })
}

/** Four seeds that follow each other have the right option in four different places. */
export function place(path: string, seed: number, answer: string, wrong: ReadonlyArray<readonly [string, string]>) {
  const places = shuffled([0, 1, 2, 3], seededRandom(`${path} places ${Math.floor((seed - 1) / 4)}`))
  const right = places[(seed - 1) % 4] ?? 0
  const all = [...shuffled(wrong, seededRandom(`${path} order ${seed}`))]
  all.splice(right, 0, ['', answer])
  return { options: all.map(([, text]) => text), mistakes: all.map(([mistake]) => mistake), right }
}
