import { examApproved } from '@sabimark/domain/exam/exam-notices.ts'
import { insertAudit } from '../../platform/audit/record-log.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { isRefused, refuse } from '../../platform/http/refused.ts'
import type { Actor } from '../../platform/http/route.ts'
import { newId } from '../../platform/ids.ts'
import { enqueue } from '../../platform/jobs/due-work.ts'
import { tell, tellLater } from '../../platform/notice/tell.ts'
import { conductNow } from '../conduct-now.ts'
import { placeNamedStudents, selectNamedStudents } from '../draft/named-students.db.ts'
import { refuseUnplaced } from '../draft/named-students.ts'
import { selectSections } from '../draft/sections.db.ts'
import { type ExamRow, markPublished, updateStatus } from '../exam.db.ts'
import { selectChosenRules } from '../exam-choices.db.ts'
import type { ExamTimes } from '../exam-times.ts'
import { selectAskedElsewhere } from '../practice.db.ts'
import { insertSitting } from '../sitting.db.ts'
import { freezeVersion } from '../version/freeze-version.ts'
import { refuseLargePaper } from '../version/paper-bytes.ts'
import { selectBankQuestionsOf, selectOptionalNewestVersion } from '../version/version.db.ts'
import { refuseUnfit } from './publish-refusal.ts'
import { settleAfterMs } from './settle-status.ts'

/** As many questions as are read at once. */
const mostNamed = 10

/**
 * Publishes a draft with a sitting in this window: version, key, sitting and the work to be done for it. The owner of one that
 * waited for approval is told that somebody else has published it.
 */
export async function openSitting(tx: Tx, exam: ExamRow, times: ExamTimes, actor: Actor) {
  const unready = await refuseUnready(tx, exam, times)
  if (unready) return unready

  const instead = await whatWasWithdrawn(tx, exam.id)
  const versionId = await freezeVersion(tx, {
    examId: exam.id,
    createdBy: actor.userId,
    negative: exam.negative,
    ...(instead && { instead }),
  })
  if (isRefused(versionId)) return versionId
  const sittingId = newId()
  const { showResults: releaseRule, location, durationMinutes } = exam
  await insertSitting(tx, {
    ...times,
    id: sittingId,
    examId: exam.id,
    versionId,
    durationMinutes,
    releaseRule,
    location,
    ...(await conductNow(tx)),
  })
  if (exam.namedCount > 0) await placeNamedStudents(tx, { examId: exam.id, sittingId })
  const isOpen = times.opensAt <= tx.now
  await updateStatus(tx, exam.id, isOpen ? 'active' : 'scheduled')
  await markPublished(tx, exam.id)
  await insertAudit(tx, {
    actorId: actor.userId,
    action: 'exam.published',
    subject: exam.id,
    detail: { sittingId, versionId, opensAt: times.opensAt, closesAt: times.closesAt },
  })
  await enqueue(tx, 'make_papers', sittingId)
  await tellLater(tx, 'exam_published', sittingId)
  if (exam.awaitsApproval && exam.ownerId !== actor.userId) {
    const data = { examId: exam.id, title: exam.title, by: actor.name, opensAt: times.opensAt.toISOString() }
    await tell(tx, examApproved, [{ userId: exam.ownerId, about: exam.id, data }])
  }
  if (!isOpen) await enqueue(tx, 'open_exam', exam.id, times.opensAt)
  await enqueue(tx, 'close_sitting', sittingId, times.closesAt)
  await enqueue(tx, 'complete_exam', exam.id, new Date(times.closesAt.getTime() + settleAfterMs))
  return null
}

/** Of an exam that was given out before: what was put right of it since is right of the same questions now, too. */
async function whatWasWithdrawn(tx: Tx, examId: string) {
  const last = await selectOptionalNewestVersion(tx, examId)
  return last && { lastVersionId: last.versionId, chosen: await selectBankQuestionsOf(tx, examId) }
}

/** What keeps a draft from being published with this window, or null. */
export async function refuseUnready(tx: Tx, exam: ExamRow, times: ExamTimes) {
  const { durationMinutes, totalMarksHundredths, totalQuestions } = exam
  const questions = await selectChosenRules(tx, exam.id)
  const sections = await selectSections(tx, exam.id)
  const who = { classCount: exam.classItems.length, namedCount: exam.namedCount }
  const paper = { questions, sections, totalQuestions, totalMarksHundredths }
  const unfit = refuseUnfit({ ...times, ...paper, ...who, durationMinutes }, tx.now)
  if (unfit) return unfit
  const unplaced = exam.namedCount === 0 ? null : refuseUnplaced(await selectNamedStudents(tx, exam))
  return unplaced ?? (await refuseLargePaper(tx, exam.id)) ?? (await refuseAskedElsewhere(tx, exam))
}

/** A practice tells right answers at once: it asks nothing that an exam asks which is not over. */
export async function refuseAskedElsewhere(tx: Tx, { id, examType }: Pick<ExamRow, 'id' | 'examType'>) {
  if (examType !== 'practice') return null
  const asked = await selectAskedElsewhere(tx, id)
  return asked.length > 0 ? refuse('QUESTIONS_STILL_ASKED', { questions: asked.slice(0, mostNamed) }) : null
}
