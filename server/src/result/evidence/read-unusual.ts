import { elsewhereIn, unusualOf } from '@sabimark/domain/attempt/unusual.ts'
import { deviceWords } from '@sabimark/domain/words/device-words.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { type HandedIn, selectHandedIn, selectToldPapers } from './unusual.db.ts'

/** More papers than a hall has; of a larger exam the newest. */
const mostPapers = 2_000
/** Nobody reads more names. */
const mostNames = 100

/** So many papers are read at once: whoever sits an exam waits for no longer than these take, and no more of their logs is held. */
const atOnce = 50

/** Whose paper of an exam was sat unusually: who has most reasons first, then by name. */
export async function readUnusual(tx: Tx, { examId }: { examId: string }) {
  const papers = await selectHandedIn(tx, examId, mostPapers)
  const elsewhere = elsewhereOf(papers)
  const unusual = []
  for (let at = 0; at < papers.length; at += atOnce) {
    const some = papers.slice(at, at + atOnce).map(({ attemptId }) => attemptId)
    unusual.push(...(await readSome(tx, some, elsewhere)))
  }
  unusual.sort((one, other) => other.reasons.length - one.reasons.length || one.student.localeCompare(other.student))
  return {
    lookedAtCount: papers.length,
    paperCount: papers[0]?.paperCount ?? 0,
    unusualCount: unusual.length,
    papers: unusual.slice(0, mostNames),
  }
}

/** Those of some papers that were sat unusually, and why. */
async function readSome(tx: Tx, attemptIds: readonly string[], elsewhere: ReadonlySet<string>) {
  const told = await selectToldPapers(tx, attemptIds)
  return told.flatMap(({ attemptId, student, studentNumber, className, attemptNumber, ...paper }) => {
    const reasons = unusualOf(paper, { isElsewhere: elsewhere.has(attemptId), deviceOf: deviceWords })
    return reasons.length === 0 ? [] : [{ attemptId, student, studentNumber, className, attemptNumber, reasons }]
  })
}

/** Which were begun at another address than the rest of their sitting. */
function elsewhereOf(papers: readonly HandedIn[]): Set<string> {
  const bySitting = Map.groupBy(papers, ({ sittingId }) => sittingId)
  return new Set(
    [...bySitting.values()].flatMap((some) => [
      ...elsewhereIn(some.map(({ attemptId, address }) => ({ id: attemptId, address }))),
    ]),
  )
}
