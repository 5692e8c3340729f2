import { seededRandom, shuffled } from './seeded-random.ts'

/** A line of a blueprint: so many questions of this kind; null for any. */
export type BlueprintRow<Kind extends Kinds = Kinds> = {
  topic: string | null
  difficulty: Kind['difficulty'] | null
  type: Kind['type'] | null
  count: number
}

type Kinds = { difficulty: string; type: string }

/** A question of the bank that can be drawn. */
export type Drawable = { id: string; topic: string; difficulty: string; type: string }

/** The questions of each row, or how many each row lacks. */
export type Draw = { drawn: string[][] } | { missing: number[] }

/** The most rows one blueprint has. */
export const mostBlueprintRows = 40

/**
 * Draws exactly what the rows ask for, no question twice, from the seed alone; or says which rows lack how many. A question that
 * fits several rows goes to whichever needs it, so a draw fails only where no draw could succeed, and lacks as few as can be (maximum
 * bipartite matching). Who draws with another seed gets other questions.
 */
export function drawBlueprint(rows: readonly BlueprintRow[], bank: readonly Drawable[], seed: string): Draw {
  const questions = shuffled(bank, seededRandom(`${seed}:bank`))
  const fitting = rows.map((row) => questions.flatMap((one, place) => (fits(row, one) ? place : [])))
  const owner = new Map<number, number>()
  const nextFree = rows.map(() => 0)
  /** One more question for a row: a free one, or one whose row can take another in its place. */
  const fill = (row: number, visited: Set<number>): boolean => {
    visited.add(row)
    const own = fitting[row] ?? []
    // What is taken stays taken, so nobody looks at it here again.
    for (let at = nextFree[row] ?? 0; at < own.length; at++) {
      nextFree[row] = at + 1
      const question = own[at]
      if (question === undefined || owner.has(question)) continue
      owner.set(question, row)
      return true
    }
    for (const question of own) {
      const holder = owner.get(question)
      if (holder === undefined || visited.has(holder) || !fill(holder, visited)) continue
      owner.set(question, row)
      return true
    }
    return false
  }
  const missing = rows.map(({ count }, row) => {
    for (let found = 0; found < count; found++) if (!fill(row, new Set())) return count - found
    return 0
  })
  if (missing.some((count) => count > 0)) return { missing }
  const drawn = rows.map((): string[] => [])
  for (const [place, { id }] of questions.entries()) {
    const row = owner.get(place)
    if (row !== undefined) drawn[row]?.push(id)
  }
  return { drawn }
}

function fits({ topic, difficulty, type }: BlueprintRow, question: Drawable): boolean {
  return (
    (topic === null || topic === question.topic) &&
    (difficulty === null || difficulty === question.difficulty) &&
    (type === null || type === question.type)
  )
}
