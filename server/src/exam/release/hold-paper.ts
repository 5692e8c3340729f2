import { type Release, releaseText } from '@sabimark/domain/exam/release/release-change.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { ActCtx } from '../acted.ts'
import { selectOptionalExam } from '../exam.db.ts'
import { lockSittings } from '../lock-sittings.db.ts'
import { countHandedIn, updateRelease } from './release.db.ts'

const untilClosed: Release = { choice: 'after_exam', at: null }

/**
 * Has the scores and questions of a held exam wait until it has closed, where candidates would read them as they hand in; any other
 * rule is left as it is. Part of the act that gives the exam out: in a call of its own somebody could hand in between the two.
 */
export async function holdPaper({ tx, note }: Pick<ActCtx, 'tx' | 'note'>, examId: string) {
  const exam = await selectOptionalExam(tx, examId)
  if (exam?.showResults !== 'immediate') return null
  await lockSittings(tx, examId)
  if ((await countHandedIn(tx, examId)) > 0) return refuse('RESULTS_SHOWN')
  await updateRelease(tx, examId, untilClosed)
  const release = [releaseText({ choice: 'immediate', at: null }), releaseText(untilClosed)] as const
  await note('exam.release_set', examId, { changes: { release } })
  return null
}
