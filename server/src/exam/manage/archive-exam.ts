import type { ExamStatus } from '@sabimark/domain/exam/exam-status.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { isRefused } from '../../platform/http/refused.ts'
import { type ActCtx, acted } from '../acted.ts'
import { updateStatus } from '../exam.db.ts'
import { lockForAct } from '../lock-for-act.ts'

/** Puts an exam that is over away: it leaves the lists, and its results stay. */
export async function archiveExam({ tx, input: { examId }, actor, note }: ActCtx) {
  const exam = await lockForAct(tx, examId, 'archive', actor)
  if (isRefused(exam)) return exam
  const archived: ExamStatus = 'archived'
  await updateStatus(tx, examId, archived)
  await note('exam.archived', examId, { changes: { status: [exam.status, archived] } })
  const { submittedCount, markedCount } = exam
  const waitCount = submittedCount - markedCount
  const areShown = exam.showResults !== 'manual' || exam.isReleased
  return acted([
    'It leaves the lists of exams, of staff and of students. The status Archived of the list shows it.',
    submittedCount === 0
      ? 'Nobody handed it in.'
      : `${counted(submittedCount, 'result')} ${submittedCount === 1 ? 'stays' : 'stay'}, ${areShown ? 'for students and ' : ''}in every report.`,
    ...(waitCount > 0
      ? [`${counted(waitCount, 'paper')} still ${waitCount === 1 ? 'waits' : 'wait'} to be marked.`]
      : []),
    ...(submittedCount > 0 && !areShown ? ['Students have not been shown their scores yet.'] : []),
  ])
}

export async function unarchiveExam({ tx, input: { examId }, actor, note }: ActCtx) {
  const exam = await lockForAct(tx, examId, 'unarchive', actor)
  if (isRefused(exam)) return exam
  const completed: ExamStatus = 'completed'
  await updateStatus(tx, examId, completed)
  await note('exam.unarchived', examId, { changes: { status: [exam.status, completed] } })
  return acted(['It is a completed exam again, in the lists of staff and of its students.'])
}
