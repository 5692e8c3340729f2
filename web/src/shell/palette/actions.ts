import { type CallName, mayCall } from '@sabimark/domain/people/permission.ts'
import type { HandedOver } from '../../platform/handed-over.ts'
import type { Role } from '../../platform/page.ts'

export type Action = { label: string; to: string; what?: HandedOver }

const actions: (Action & { call: CallName })[] = [
  { call: 'exam.create', label: 'Create New Exam', to: '/exams/new' },
  { call: 'people.addStudent', label: 'Add New Student', to: '/students', what: { isAdding: true } },
  { call: 'people.addTeacher', label: 'Add New Teacher', to: '/teachers', what: { isAdding: true } },
  { call: 'school.addSubject', label: 'Add New Subject', to: '/subjects', what: { isAdding: true } },
  { call: 'bank.addQuestion', label: 'Add New Question', to: '/questions', what: { isAdding: true } },
]

/** What this role can begin from anywhere. */
export function actionsOf(role: Role): Action[] {
  return actions.filter(({ call }) => mayCall(role, call))
}
