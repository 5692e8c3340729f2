import type { Tx } from '../platform/database/tenant.ts'
import type { Actor } from '../platform/http/route.ts'
import { seesQuestions } from './exam.access.ts'
import { type ExamRow, selectChosenQuestions, selectChosenTexts } from './exam.db.ts'
import { instantsOf } from './exam-times.ts'

/** An exam as staff's list shows it; before publishing its times are those its author wants. */
export function asExamItem(exam: ExamRow, actor: Actor) {
  const wanted = instantsOf(exam)
  const opensAt = exam.opensAt ?? wanted?.opensAt
  const closesAt = exam.closesAt ?? wanted?.closesAt
  if (!opensAt || !closesAt) throw new Error(`Exam ${exam.id} was stored with a time that does not exist.`)
  return {
    id: exam.id,
    title: exam.title,
    subject: exam.subject,
    classes: exam.classItems.map(({ name }) => name),
    examType: exam.examType,
    status: exam.status,
    durationMinutes: exam.durationMinutes,
    questionCount: exam.questionCount,
    totalMarksHundredths: exam.totalMarksHundredths,
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
    createdBy: exam.creator,
    seesQuestions: seesQuestions(actor, exam),
    startedCount: exam.startedCount,
    submittedCount: exam.submittedCount,
    createdAt: exam.createdAt.toISOString(),
  }
}

/** An exam with everything its author may edit. */
export async function asExamDetail(tx: Tx, exam: ExamRow, actor: Actor) {
  const item = asExamItem(exam, actor)
  const teacherId = item.seesQuestions ? null : actor.userId
  return {
    ...item,
    subjectId: exam.subjectId,
    sittingId: exam.sittingId,
    isReleased: exam.isReleased,
    classItems: exam.classItems,
    questionItems: exam.status === 'draft' ? await selectChosenTexts(tx, exam.id, teacherId) : [],
    draft: {
      title: exam.title,
      subjectId: exam.subjectId,
      classIds: exam.classItems.map(({ id }) => id),
      examType: exam.examType,
      instructions: exam.instructions,
      location: exam.location,
      durationMinutes: exam.durationMinutes,
      scheduledDate: exam.scheduledDate,
      scheduledTime: exam.scheduledTime,
      closingDate: exam.closingDate,
      closingTime: exam.closingTime,
      passingScore: exam.passingScore,
      attemptsAllowed: exam.attemptsAllowed,
      totalMarksHundredths: exam.totalMarksHundredths,
      showResults: exam.showResults,
      shuffleQuestions: exam.shuffleQuestions,
      shuffleOptions: exam.shuffleOptions,
      secondMarker: exam.secondMarker,
      questions: await selectChosenQuestions(tx, exam.id),
    },
  }
}
