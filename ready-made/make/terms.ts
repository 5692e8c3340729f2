import type { Difficulty } from '@sabimark/domain/bank/question.ts'
import { type Fact, facts } from './fact.ts'
import type { Item } from './question.ts'

/** What `says` describes is called `is`. */
interface Term extends Fact {
  says: string
  is: string
  /** Why it is so, as a sentence without its stop: the answer follows behind a colon. */
  why: string
  /** Terms of one kind are each other’s wrong options first. */
  kind?: string
  /** Answers of other rows that somebody could defend here as well. */
  also?: readonly string[]
}

interface Terms {
  id: string
  topic: string
  difficulty: Difficulty
  minutes?: number
  ask(says: string): string
  rows: readonly Term[]
}

/** A fact table that asks what something described is called. */
export function terms({ ask, ...given }: Terms): Item {
  return facts<Term>({
    ...given,
    ask: ({ says }) => ask(says),
    answer: ({ is }) => is,
    // A name much longer or shorter than the others would stand out.
    alike: (row, other) => (row.kind === other.kind ? 100 : 0) - Math.abs(row.is.length - other.is.length),
    alsoTrue: (row, other) => row.also?.includes(other.is) ?? false,
    work: ({ is, why }) => `${why}: ${is}.`,
  })
}
