import { grades } from '@sabimark/domain/result/grade.ts'
import { useQuery } from '@tanstack/react-query'
import type { Client } from '../../platform/client.ts'
import { asc, desc, type ListSpec, oneOf, oneWithId } from '../../platform/list/list-spec.ts'
import { orpc } from '../../platform/queries.ts'
import { useClasses, useSubjects } from '../../school/school-lists.ts'

export type AllResultsInput = Parameters<Client['result']['list']>[0]
export type AnyResult = Awaited<ReturnType<Client['result']['list']>>['items'][number]

/** The newest exams that are given out; older ones are found by their title. */
function useNewestExams() {
  const input = { only: 'published' as const, size: 200 }
  return useQuery(
    orpc.exam.list.queryOptions({ input, select: ({ items }) => items.map(({ id, title }) => ({ id, name: title })) }),
  )
}

export const allResults: ListSpec<AllResultsInput, AnyResult> = {
  nouns: ['result', 'results'],
  nameOf: ({ studentName }) => studentName,
  filters: {
    subjectId: oneWithId('Subject', useSubjects),
    classId: oneWithId('Class', useClasses),
    examId: oneWithId('Exam', useNewestExams),
    grade: oneOf('Grade', grades),
  },
  sorts: { newest: desc('Date'), score: desc('Score'), student: asc('Student') },
}
