import type { Exam } from '@sabimark/contract/answers.ts'
import { actProblem } from '@sabimark/domain/exam/exam-acts.ts'
import type { PageAddress } from '../../platform/page.ts'

/** What the exam's page is opened to do, beside being read. */
export const toEdit = 'edit'

export type RowAct = { label: string; page: PageAddress; carried?: typeof toEdit; isWaiting?: true }

/** The one act of an exam's row: what its state asks of whoever reads the list. `toMark`: answers that wait for them. */
export function rowAct(exam: Exam, may: { approve: boolean; edit: boolean }, toMark: number): RowAct {
  const page: PageAddress = { to: '/exams/$examId', params: { examId: exam.id } }
  switch (exam.status) {
    case 'draft':
      if (may.approve && exam.awaitsApproval) return { label: 'Approve', page }
      return { label: exam.seesQuestions ? 'Continue' : 'Details', page }
    case 'scheduled':
      return may.edit && exam.mayAct && actProblem('keepChanges', exam) === null
        ? { label: 'Edit', page, carried: toEdit }
        : { label: 'Details', page }
    case 'active':
      return { label: 'Watch', page }
    case 'completed':
    case 'archived':
      if (toMark > 0) {
        const marking: PageAddress = { to: '/marking/$examId', params: { examId: exam.id } }
        return { label: `Mark ${toMark.toLocaleString('en-NG')}`, page: marking, isWaiting: true }
      }
      return { label: 'Results', page: { to: '/results/exam/$examId', params: { examId: exam.id } } }
  }
}

/** What a draft lacks that its row knows of; the editor's own check says the rest. */
export function missingFrom({ status, questionCount, classes, namedCount, closesAt }: Exam, now: Date): string[] {
  if (status !== 'draft') return []
  return [
    ...(questionCount === 0 ? ['No questions'] : []),
    ...(classes.length === 0 && namedCount === 0 ? ['Nobody chosen'] : []),
    ...(Date.parse(closesAt) <= now.getTime() ? ['Date is past'] : []),
  ]
}
