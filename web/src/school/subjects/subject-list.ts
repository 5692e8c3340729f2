import { activeStatuses, difficulties } from '@sabimark/domain/school/subject-fields.ts'
import type { Client } from '../../platform/client.ts'
import { isOneOf, type ListSpec } from '../../platform/list/list-spec.ts'
import type { Subject } from '../school-lists.ts'

export type SubjectInput = Parameters<Client['school']['listSubjects']>[0]

export const subjectList: ListSpec<SubjectInput, Subject> = {
  nouns: ['subject', 'subjects'],
  nameOf: ({ name }) => name,
  filters: { status: isOneOf(...activeStatuses), difficulty: isOneOf(...difficulties) },
  sorts: {
    name: { label: 'Name', order: 'asc' },
    code: { label: 'Code', order: 'asc' },
    questions: { label: 'Questions', order: 'desc' },
    newest: { label: 'Newest', order: 'desc' },
  },
}

export const statusChoices = [
  { id: 'active', name: 'Active' },
  { id: 'inactive', name: 'Inactive' },
]

export const difficultyChoices = difficulties.map((id) => ({ id, name: id }))
