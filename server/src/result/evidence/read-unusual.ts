import { elsewhereIn, unusualOf } from '@sabimark/domain/attempt/unusual.ts'
import { deviceWords } from '@sabimark/domain/people/device-words.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { selectToldPapers } from './unusual.db.ts'

/** More papers than a hall has; of a larger exam the newest. */
const mostPapers = 2_000
/** Nobody reads more names. */
const mostNames = 100

/** Whose paper of an exam was sat unusually: who has most reasons first, then by name. */
export async function readUnusual(tx: Tx, { examId }: { examId: string }) {
  const papers = await selectToldPapers(tx, examId, mostPapers)
  const bySitting = Map.groupBy(papers, ({ sittingId }) => sittingId)
  const elsewhere = new Set(
    [...bySitting.values()].flatMap((some) => [
      ...elsewhereIn(some.map(({ attemptId, loads }) => ({ id: attemptId, address: loads[0]?.address ?? '' }))),
    ]),
  )
  const told = papers.map(({ attemptId, student, studentNumber, className, attemptNumber, ...paper }) => ({
    ...{ attemptId, student, studentNumber, className, attemptNumber },
    reasons: unusualOf(paper, { isElsewhere: elsewhere.has(attemptId), deviceOf: deviceWords }),
  }))
  const unusual = told
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted((one, other) => other.reasons.length - one.reasons.length || one.student.localeCompare(other.student))
  return {
    lookedAtCount: papers.length,
    paperCount: papers[0]?.paperCount ?? 0,
    unusualCount: unusual.length,
    papers: unusual.slice(0, mostNames),
  }
}
