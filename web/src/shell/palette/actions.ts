import { type CallName, mayCall } from '@sabimark/contract/permission.ts'
import { newExam } from '../../exam/new-exam.ts'
import type { HandedOver } from '../../platform/handed-over.ts'
import type { PageAddress, Role } from '../../platform/page.ts'

export type Action = { label: string; page: PageAddress; what?: HandedOver }

const actions: (Action & { call: CallName })[] = [
  { call: 'exam.create', label: 'Create New Exam', page: newExam },
  { call: 'people.addStudent', label: 'Add New Student', page: { to: '/students' }, what: { isAdding: true } },
  { call: 'people.addTeacher', label: 'Add New Teacher', page: { to: '/teachers' }, what: { isAdding: true } },
  { call: 'school.addSubject', label: 'Add New Subject', page: { to: '/subjects' }, what: { isAdding: true } },
  { call: 'bank.addQuestion', label: 'Add New Question', page: { to: '/questions' }, what: { isAdding: true } },
]

/** What this role can begin from anywhere. */
export function actionsOf(role: Role): Action[] {
  return actions.filter(({ call }) => mayCall(role, call))
}
