import type { AnyResult } from '@sabimark/contract/answers.ts'
import { spanOfDays } from '@sabimark/domain/result/days.ts'
import { useQuery } from '@tanstack/react-query'
import type { Client } from '../../platform/client.ts'
import { asc, desc, type FilterProblem, type ListSpec, oneDay, oneWithId } from '../../platform/list/list-spec.ts'
import { type List, useList } from '../../platform/list/use-list.ts'
import { orpc } from '../../platform/queries.ts'
import { useClasses, useSubjects, useTerms } from '../../school/school-lists.ts'
import { byGrade } from './grade-filter.ts'

export type AllResultsInput = Parameters<Client['result']['list']>[0]

/** The newest exams that are given out; older ones are found by their title. */
function useNewestExams() {
  const input = { only: 'published' as const, size: 200 }
  return useQuery(
    orpc.exam.list.queryOptions({ input, select: ({ items }) => items.map(({ id, title }) => ({ id, name: title })) }),
  )
}

/** Days the server would refuse, at the field that has to be put right. */
function daysProblem({ from, to }: { from?: string; to?: string }): FilterProblem<'from' | 'to'> | null {
  const text = 'Choose a day from 2000 to 2099.'
  if (spanOfDays({ from }) === 'DAYS_INVALID') return { at: 'from', text }
  if (spanOfDays({ to }) === 'DAYS_INVALID') return { at: 'to', text }
  if (spanOfDays({ from, to }) !== 'DAYS_INVALID') return null
  return { at: 'to', text: 'Choose a last day that is not before the first.' }
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
  problemOf: daysProblem,
  sorts: { newest: desc('Date'), score: desc('Score'), student: asc('Student') },
}

export type ResultList = List<AllResultsInput, AnyResult>

/** The results of all exams; a school that has no terms is offered none. */
export function useAllResults(): ResultList {
  const list = useList(orpc.result.list, allResults)
  const { data: terms } = useTerms()
  return { ...list, hiddenFilters: terms?.length === 0 && list.filters.termId === undefined ? ['termId'] : [] }
}
