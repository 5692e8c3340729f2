// What a run is asked for, works with and comes to.
import type { Outcomes } from './check-marks.ts'
import type { Kill, Plan } from './plan.ts'
import type { Product } from './product.ts'

export type Struck = Kill & {
  number: number
  exam: number
  workers: number
  /** Nobody had to start it again. */
  isByItself: boolean
  /** From the last kill to the first answer of a ready server. */
  readyMs: number
  /** Acknowledged events of this exam that were looked for afterwards. */
  acknowledged: number
}

export type SessionOptions = {
  seed: string
  plan: Plan
  candidates: number
  leavers: number
  /** What strikes at the moments of the plan; nothing, and everybody acts faster. */
  disaster: 'kills' | 'full disk' | 'none'
  /**
   * After how long something counts as stuck: by then an exam of five minutes with its minute of grace is over, and the lease of
   * one who was killed over the work has run out.
   */
  patienceMs: number
  /** Where the data folder is made. */
  place?: string
  onKill?: (struck: Struck, problems: readonly string[]) => void
  say?: (line: string) => void
}

export type Session = {
  struck: Struck[]
  candidates: number
  acknowledged: number
  /** Looked for after each kill and at the end, altogether. */
  lookedFor: number
  /** From the acknowledgement of handing in to the result, the longest. */
  longestWaitMs: number
  failures: Map<string, number>
  outcomes: Outcomes
  problems: string[]
}

/** What a run works with. */
export type Tools = { options: SessionOptions; product: Product; session: Session; say: (line: string) => void }
