import { copyTitle, weeksOn } from '@sabimark/domain/exam/exam-copy.ts'
import { narrowedTo } from '../../bank/bank.access.ts'
import { isRefused, refuse } from '../../platform/http/refused.ts'
import { newId } from '../../platform/ids.ts'
import { selectOpenClasses } from '../../school/school.db.ts'
import { refuseBeyondTrial } from '../../school/trial-limit.ts'
import type { ActCtx } from '../acted.ts'
import { replaceNamedStudents, selectNamedStudents } from '../draft/named-students.db.ts'
import { stillPlaced } from '../draft/named-students.ts'
import { selectSections } from '../draft/sections.db.ts'
import { mayWriteIn } from '../exam.access.ts'
import { countExams, insertDraft } from '../exam.db.ts'
import { replaceChoices, selectChosenQuestions, selectClassIds, selectStatusOfQuestions } from '../exam-choices.db.ts'
import { lockForAct } from '../lock-for-act.ts'

/** A draft of the actor's that is like an exam: nothing of its sittings, and only what can be chosen today. */
export async function duplicateExam({ tx, input: { examId }, actor, note }: ActCtx) {
  const exam = await lockForAct(tx, examId, 'duplicate', actor)
  if (isRefused(exam)) return exam
  if (!(await mayWriteIn(tx, actor, exam.subjectId))) return refuse('UNKNOWN_SUBJECT')
  const copyId = newId()
  await insertDraft(tx, {
    ...exam,
    ...weeksOn(exam, tx.now),
    title: copyTitle(exam.title),
    id: copyId,
    createdBy: actor.userId,
    requestId: null,
  })
  const beyond = await refuseBeyondTrial(tx, 'exams', async () => (await countExams(tx)) - 1)
  if (beyond) return beyond
  const chosen = await selectChosenQuestions(tx, examId)
  const statuses = await selectStatusOfQuestions(
    tx,
    { subjectId: exam.subjectId, questions: chosen },
    { kept: [], teacherId: narrowedTo(actor) },
  )
  const questions = chosen.filter(({ questionId }) => statuses.get(questionId) === 'active')
  const classIds = [...(await selectOpenClasses(tx, await selectClassIds(tx, examId)))]
  const sections = await selectSections(tx, examId)
  await replaceChoices(tx, copyId, { classIds, sections, questions })
  const named = exam.namedCount === 0 ? [] : await selectNamedStudents(tx, exam)
  await replaceNamedStudents(tx, copyId, stillPlaced(named))
  await note('exam.duplicated', copyId, { detail: { from: examId } })
  const shortSections = sections
    .filter(({ answer }, place) => questions.filter(({ section }) => section === place).length < (answer?.count ?? 1))
    .map(({ title }) => title)
  return { examId: copyId, leftOutCount: chosen.length - questions.length, shortSections }
}
