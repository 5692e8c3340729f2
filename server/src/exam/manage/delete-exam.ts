import { counted } from '@sabimark/domain/words/plural.ts'
import { isRefused } from '../../platform/http/refused.ts'
import { type ActCtx, acted } from '../acted.ts'
import { lockForAct } from '../lock-for-act.ts'
import { deleteExam } from './manage.db.ts'

/** Deletes a draft. Of one that was given out once, what was given out is kept: it is evidence. */
export async function deleteDraft({ tx, input: { examId }, actor, note }: ActCtx) {
  const exam = await lockForAct(tx, examId, 'delete', actor)
  if (isRefused(exam)) return exam
  const { title, subject, questionCount } = exam
  const isGone = await deleteExam(tx, examId)
  await note('exam.deleted', examId, { detail: { title, subject, questionCount, isGone } })
  return acted([
    ...(questionCount === 0
      ? []
      : [`Its ${counted(questionCount, 'question')} ${questionCount === 1 ? 'stays' : 'stay'} in the Question Bank.`]),
    ...(isGone ? [] : ['It was withdrawn: the paper that was given out is kept with the school’s records.']),
    'It cannot be brought back.',
  ])
}
