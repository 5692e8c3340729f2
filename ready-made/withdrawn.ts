import { type Solver, solvedPlaces } from './make/solver.ts'

/** Questions that were found wrong after schools could take them. */
export interface Withdrawal {
  /** Their sources, as they were offered: `mathematics.indices.product@1#3`. */
  sources: readonly string[]
  /** A sentence, which staff read, and candidates whose score a correction moves. */
  why: string
  /** The path of the item whose questions take their place, such as `mathematics.indices.product`; null: none does. */
  instead: string | null
  /** What is right, found out from the printed question; absent where no option is. */
  right?: Solver['solve']
}

/** Every withdrawal, the newest last. None is removed: schools keep what they took. */
export const withdrawals: Withdrawal[] = []

/** Why a question was withdrawn; undefined where it stands. */
export function withdrawalOf(source: string): Withdrawal | undefined {
  return withdrawals.find(({ sources }) => sources.includes(source))
}

/** The place of the option that is right after all; null where there is not exactly one. */
export function rightPlaceOf({ sources, right }: Withdrawal, question: { text: string; options: string[] }) {
  if (!right) return null
  try {
    const [place, ...others] = solvedPlaces({ of: sources, solve: right }, question)
    return place !== undefined && others.length === 0 ? place : null
  } catch {
    // Somebody has edited the question, and it reads otherwise.
    return null
  }
}
