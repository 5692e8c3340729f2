import type { Exam } from '@sabimark/contract/answers.ts'
import { examStatuses } from '@sabimark/domain/exam/exam-status.ts'
import { useQuery } from '@tanstack/react-query'
import type { Client } from '../platform/client.ts'
import { asc, desc, type ListSpec, oneOf, oneWithId } from '../platform/list/list-spec.ts'
import { type List, useList } from '../platform/list/use-list.ts'
import { orpc, queryClient } from '../platform/queries.ts'
import { useClasses, useSubjects } from '../school/school-lists.ts'
import { typeWords } from './exams.ts'

export type ExamInput = Omit<Parameters<Client['exam']['list']>[0], 'only'>

const wordOf = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const statusWords = Object.fromEntries(examStatuses.map((status) => [status, wordOf(status)]))

const examList: ListSpec<ExamInput, Exam> = {
  nouns: ['exam', 'exams'],
  nameOf: ({ title }) => title,
  filters: {
    status: oneOf('Status', statusWords),
    examType: oneOf('Type', typeWords),
    subjectId: oneWithId('Subject', useSubjects),
    classId: oneWithId('Class', useClasses),
    approval: oneOf('Approval', { waiting: 'Waits for approval' }),
  },
  sorts: {
    needs: asc('Needs me first'),
    newest: desc('Newest'),
    recent: asc('Began last'),
    title: asc('Title'),
    subject: asc('Subject'),
    opens: desc('Opens'),
  },
}

/** Statuses move with the clock, so a list that stays open asks again. */
const everyMs = 30_000

/** Every exam the signed-in person works on. What waits for approval is asked for where the school wants it, or where something waits. */
export function useExams(): List<ExamInput, Exam> {
  const list = useList(orpc.exam.list, examList, { everyMs })
  const { data } = useQuery(orpc.school.examDefaults.queryOptions({ staleTime: 0 }))
  const isWaitingAsked =
    data?.approvalRequired || list.filters.approval || list.rows?.some(({ awaitsApproval }) => awaitsApproval)
  return { ...list, hiddenFilters: isWaitingAsked ? [] : ['approval'] }
}

/** They move with the clock, too. */
export function useExamFigures() {
  return useQuery(orpc.exam.figures.queryOptions({ refetchInterval: everyMs }))
}

/** After an exam was written or given out. */
export async function readExamsAgain(): Promise<void> {
  await Promise.all(
    [orpc.exam.list.key(), orpc.exam.figures.key()].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  )
}
