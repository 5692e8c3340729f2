import { longestGrade } from '@sabimark/domain/school/grading/grade-scale.ts'
import { useQuery } from '@tanstack/react-query'
import type { Client } from '../../platform/client.ts'
import { asc, desc, type Filter, type ListSpec, oneDay, oneWithId } from '../../platform/list/list-spec.ts'
import { type List, useList } from '../../platform/list/use-list.ts'
import { orpc } from '../../platform/queries.ts'
import { useClasses, useGrades, useSubjects, useTerms } from '../../school/school-lists.ts'

export type AllResultsInput = Parameters<Client['result']['list']>[0]
export type AnyResult = Awaited<ReturnType<Client['result']['list']>>['items'][number]

/** The newest exams that are given out; older ones are found by their title. */
function useNewestExams() {
  const input = { only: 'published' as const, size: 200 }
  return useQuery(
    orpc.exam.list.queryOptions({ input, select: ({ items }) => items.map(({ id, title }) => ({ id, name: title })) }),
  )
}

/** By a grade of the school's scale; whether one of an address is in it, only the server knows. */
const byGrade: Filter = {
  label: 'Grade',
  useOptions: useGrades,
  isReal: (value) => value.length > 0 && [...value].length <= longestGrade,
}

const allResults: ListSpec<AllResultsInput, AnyResult> = {
  nouns: ['result', 'results'],
  nameOf: ({ studentName }) => studentName,
  filters: {
    subjectId: oneWithId('Subject', useSubjects),
    classId: oneWithId('Class', useClasses),
    examId: oneWithId('Exam', useNewestExams),
    grade: byGrade,
    termId: oneWithId('Term', useTerms),
    from: oneDay('From'),
    to: oneDay('To'),
  },
  sorts: { newest: desc('Date'), score: desc('Score'), student: asc('Student') },
}

export type ResultList = List<AllResultsInput, AnyResult>

/** The results of all exams; a school that has no terms is offered none. */
export function useAllResults(): ResultList {
  const list = useList(orpc.result.list, allResults)
  const { data: terms } = useTerms()
  return { ...list, hiddenFilters: terms?.length === 0 && list.filters.termId === undefined ? ['termId'] : [] }
}
