import type { contract } from '@sabimark/contract/contract.ts'
import { needsApproval } from '@sabimark/domain/exam/approval/approval.ts'
import { type ExamChanges, isSameExam } from '@sabimark/domain/exam/changes/exam-changes.ts'
import { changesWait } from '@sabimark/domain/exam/exam-notices.ts'
import { selectAdmins } from '../../people/account/membership.db.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { isRefused, refuse } from '../../platform/http/refused.ts'
import type { Actor, Ctx, InputOf } from '../../platform/http/route.ts'
import { tell } from '../../platform/notice/tell.ts'
import { selectExamSettings } from '../../school/settings/settings.db.ts'
import { refusePaper } from '../draft/draft.ts'
import { countDraftRevision, selectDraftRevision } from '../draft/draft-revision.db.ts'
import type { ExamRow } from '../exam.db.ts'
import { lockForAct } from '../lock-for-act.ts'
import { selectAsGivenOut, selectChanges, storeChanges } from './changes.db.ts'

/**
 * Keeps how a published exam that nobody has begun is to be given out anew, or, with none, discards that. Candidates see nothing of it
 * before it is published.
 */
export async function keepChanges({ tx, input, actor, note }: Ctx<InputOf<typeof contract.exam.keepChanges>, true>) {
  const { examId, revision } = input
  const changes = input.changes && inSections(input.changes)
  const exam = await lockForAct(tx, examId, changes ? 'keepChanges' : 'dropChanges', actor)
  if (isRefused(exam)) return exam
  const now = await selectDraftRevision(tx, examId)
  if (revision !== undefined && revision !== now.revision) return refuse('CHANGED_MEANWHILE', now)
  let kept: ExamChanges | null = null
  const before = await selectChanges(tx, examId)
  if (changes) {
    const given = await selectAsGivenOut(tx, exam)
    const known = [given, before].flatMap((one) => one?.questions ?? []).map(({ questionId }) => questionId)
    // What a draft is judged by, too.
    const unfit = await refusePaper(tx, { ...changes, subjectId: exam.subjectId }, actor, known)
    if (unfit) return unfit
    if (!isSameExam(given, changes)) kept = changes
  }
  await storeChanges(tx, examId, kept)
  if (!changes) await note('exam.changes_dropped', examId)
  // Once, however often they are written on.
  if (kept && !before) await tellApprovers(tx, exam, actor)
  return { examId, revision: await countDraftRevision(tx, examId, actor.userId), hasChanges: kept !== null }
}

/** Where somebody else publishes what a teacher writes: who does is told that something waits. */
async function tellApprovers(tx: Tx, { id: examId, title }: ExamRow, actor: Actor): Promise<void> {
  if (!needsApproval(actor.role, await selectExamSettings(tx))) return
  const data = { examId, title, by: actor.name }
  const admins = await selectAdmins(tx)
  await tell(
    tx,
    changesWait,
    admins.map((userId) => ({ userId, about: examId, data })),
  )
}

/** In the order in which questions are stored and frozen: section by section. */
function inSections<Of extends ExamChanges>(changes: Of): Of {
  const questions = changes.questions.toSorted((one, other) => (one.section ?? 0) - (other.section ?? 0))
  return { ...changes, questions }
}
