import { type PublishProblem, publishProblem } from '@sabimark/domain/exam/publish-rules.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { Actor } from '../../platform/http/route.ts'
import { newId } from '../../platform/ids.ts'
import { enqueue } from '../../platform/jobs/due-work.ts'
import { tellLater } from '../../platform/notice/tell.ts'
import { insertAudit } from '../../platform/record/record-log.ts'
import { type ExamRow, markPublished, selectChosenQuestions, updateStatus } from '../exam.db.ts'
import type { ExamTimes } from '../exam-times.ts'
import { insertSitting } from '../sitting.db.ts'
import { freezeVersion } from '../version/freeze-version.ts'
import { settleAfterMs } from './settle-status.ts'

/** Publishes a draft with a sitting in this window: version, key, sitting and the work to be done for it. */
export async function openSitting(tx: Tx, exam: ExamRow, times: ExamTimes, actor: Actor) {
  const { durationMinutes, totalMarksHundredths } = exam
  const questions = await selectChosenQuestions(tx, exam.id)
  const classCount = exam.classItems.length
  const problem = publishProblem({ ...times, questions, totalMarksHundredths, durationMinutes, classCount }, tx.now)
  if (problem) return asRefusal(problem)

  const versionId = await freezeVersion(tx, { examId: exam.id, createdBy: actor.userId })
  const sittingId = newId()
  const { showResults: releaseRule, location } = exam
  await insertSitting(tx, {
    ...times,
    id: sittingId,
    examId: exam.id,
    versionId,
    durationMinutes,
    releaseRule,
    location,
  })
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
  if (!isOpen) await enqueue(tx, 'open_exam', exam.id, times.opensAt)
  await enqueue(tx, 'close_sitting', sittingId, times.closesAt)
  await enqueue(tx, 'complete_exam', exam.id, new Date(times.closesAt.getTime() + settleAfterMs))
  return null
}

function asRefusal(problem: PublishProblem) {
  if (problem.code !== 'MARKS_DO_NOT_ADD_UP') return refuse(problem.code)
  const { sumHundredths, totalHundredths } = problem
  return refuse('MARKS_DO_NOT_ADD_UP', { sumHundredths, totalHundredths })
}
