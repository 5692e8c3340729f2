import type { Subject } from '@sabimark/contract/answers.ts'
import { difficulties } from '@sabimark/domain/school/subjects/subject-fields.ts'
import type { Client } from '../../platform/client.ts'
import type { ExportColumns } from '../../platform/list/export-button.tsx'
import { asc, desc, type ListSpec, oneOf } from '../../platform/list/list-spec.ts'
import { recordAt } from '../../platform/navigation.tsx'
import { type States, stateWord } from '../../platform/ui/state.tsx'

export type SubjectInput = Parameters<Client['school']['listSubjects']>[0]

export const subjectStates: States<Subject['status']> = { active: 'Active', inactive: ['Inactive', 'grey'] }

export const subjectList: ListSpec<SubjectInput, Subject> = {
  nouns: ['subject', 'subjects'],
  nameOf: ({ name }) => name,
  filters: { status: oneOf('Status', subjectStates), difficulty: oneOf('Difficulty', difficulties) },
  sorts: { name: asc('Name'), code: asc('Code'), questions: desc('Questions'), newest: desc('Newest') },
}

export const subjectExport: ExportColumns<Subject> = {
  Subject: ({ name }) => name,
  Code: ({ code }) => code,
  'Duration (minutes)': ({ durationMinutes }) => durationMinutes,
  Difficulty: ({ difficulty }) => difficulty,
  Description: ({ description }) => description,
  Questions: ({ questionsCount }) => questionsCount,
  Exams: ({ examsCount }) => examsCount,
  Status: ({ status }) => stateWord(subjectStates[status]),
}

export const subjectPage = recordAt('/subjects/$subjectId')
