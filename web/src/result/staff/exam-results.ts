import { useInfiniteQuery } from '@tanstack/react-query'
import type { Client } from '../../platform/client.ts'
import { orpc } from '../../platform/queries.ts'
import { byCursor, rowsOf, useWholeList } from '../../platform/whole-list.ts'

export type ExamResult = Awaited<ReturnType<Client['result']['listForExam']>>['items'][number]

/** While candidates are at work, the list asks again. */
const everyMs = 15_000

/** The candidates of one exam, and whether all of them are there yet. */
export function useExamResults(examId: string, isRunning: boolean) {
  const query = useInfiniteQuery(
    orpc.result.listForExam.infiniteOptions({
      input: (cursor) => ({ examId, cursor }),
      ...byCursor,
      refetchInterval: ({ state }) => (isRunning || rowsOf(state.data).some(isUnfinished) ? everyMs : false),
    }),
  )
  const isWhole = useWholeList(query)
  return { query, isWhole, rows: rowsOf(query.data) }
}

/** Still being written, or handed in and not marked yet. */
export function isUnfinished({ state }: Pick<ExamResult, 'state'>): boolean {
  return state !== 'marked'
}

/** The figures at the head of an exam's results; averages and rates are null while nothing is marked. */
export function resultFigures(rows: readonly Pick<ExamResult, 'state' | 'score'>[]) {
  const scores = rows.flatMap(({ score }) => (score ? [score] : []))
  const mean = (sum: number) => (scores.length === 0 ? null : Math.round(sum / scores.length))
  return {
    handedIn: rows.filter(({ state }) => state !== 'in_progress').length,
    inProgress: rows.filter(({ state }) => state === 'in_progress').length,
    averageScore: mean(scores.reduce((sum, { percentage }) => sum + percentage, 0)),
    passRate: mean(scores.filter(({ isPass }) => isPass).length * 100),
  }
}

/** '61 %', or a dash for what is not known yet. */
export function percentText(value: number | null): string {
  return value === null ? '–' : `${value} %`
}
