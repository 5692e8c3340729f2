import { isFolded } from '@sabimark/domain/attempt/acceptance.ts'
import type { EventKind } from '@sabimark/domain/attempt/event.ts'
import { countedEvents } from '@sabimark/domain/attempt/fold.ts'
import { howSat } from '@sabimark/domain/attempt/how-sat.ts'
import type { LoggedMove, ReadLog } from './board.db.ts'

/** What the log of an attempt tells the board; moments in milliseconds since it began. */
export type ToldByLog = {
  /** The questions that have an answer. */
  answered: ReadonlySet<string>
  isAway: boolean
  /** When the newest of it came. */
  arrivedMs: number
  leaves: { atMs: number; ms: number }[]
  leftFullCount: number
  olderWindows: number
  impossibleCount: number
  addresses: string[]
}

/** Read by the rules that marking and evidence go by (`countedEvents`, `howSat`): the board takes nothing for so that they do not. */
export function toldByLog({ loads, moves }: Pick<ReadLog, 'loads' | 'moves'>): ToldByLog {
  const all = moves.map(([epoch, seq, kind, atMs, arrivedMs, question, isLate, refusal]) => ({
    ...{ epoch, seq, kind, atMs, arrivedMs, isLate, refusal },
    ...(question !== null && { question }),
    // What the board has no use for: where each move came from, and what it says.
    ...{ sentAtMs: arrivedMs, address: '', bytes: 0, isTyped: false },
  }))
  const { pages, away, outOfFull, impossibleCount } = howSat(loads, all, Infinity)
  const answered = new Set<string>()
  for (const { kind, question } of countedEvents(
    all.filter(({ refusal }) => isFolded(refusal)),
    { countLate: false },
  )) {
    if (question === undefined) continue
    if (kind === 'answer') answered.add(question)
    if (kind === 'clear') answered.delete(question)
  }
  const newest = pages.at(-1)?.epoch
  return {
    answered,
    // A page that another has taken over from may be hidden as long as it likes.
    isAway: away.some(({ epoch, returnedMs }) => epoch === newest && returnedMs === null),
    arrivedMs: all.reduce((most, { arrivedMs }) => Math.max(most, arrivedMs), 0),
    leaves: away.map(({ leftMs, returnedMs }) => ({ atMs: leftMs, ms: returnedMs === null ? 0 : returnedMs - leftMs })),
    leftFullCount: outOfFull.length,
    olderWindows: pages.filter(({ usedUntilMs }) => usedUntilMs !== null).length,
    impossibleCount,
    addresses: [...new Set(pages.map(({ address }) => address).filter((address) => address !== ''))],
  }
}

/** Moves that say nothing but what was done with a question. */
const plainKinds: readonly EventKind[] = ['answer', 'clear', 'flag', 'unflag', 'visit']

/**
 * What a log tells once these moves have followed all that it held, on the newest page load and before anybody handed in; undefined where
 * one of them says more than what was done with a question, and the log has to be read whole.
 */
export function toldAfter(told: ToldByLog, moves: readonly LoggedMove[]): ToldByLog | undefined {
  let { arrivedMs } = told
  // Copied for who needs it: most answers are to questions that had one.
  let own: Set<string> | undefined
  const ownSet = () => (own ??= new Set(told.answered))
  for (const [, , kind, , moveArrivedMs, question, isLate, refusal] of moves) {
    if (isLate || refusal !== null || question === null || !plainKinds.includes(kind)) return undefined
    const isAnswered = (own ?? told.answered).has(question)
    if (kind === 'answer' && !isAnswered) ownSet().add(question)
    if (kind === 'clear' && isAnswered) ownSet().delete(question)
    arrivedMs = Math.max(arrivedMs, moveArrivedMs)
  }
  return { ...told, answered: own ?? told.answered, arrivedMs }
}
