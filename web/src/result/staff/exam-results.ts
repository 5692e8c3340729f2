import { millionthsOf } from '@sabimark/domain/marking/percentage.ts'
import { averageOf } from '@sabimark/domain/school/average.ts'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { type Client, client } from '../../platform/client.ts'
import { orpc } from '../../platform/queries.ts'
import { byCursor, rowsOf, useWholeList } from '../../platform/whole-list.ts'
import { sumOfScores } from '../sum-of-scores.ts'

export type ExamResult = Awaited<ReturnType<Client['result']['listForExam']>>['items'][number]

/** While candidates are at work, the list asks again. */
const everyMs = 15_000

/** The candidates of one exam, and whether all of them are there yet. */
export function useExamResults(examId: string, isRunning: boolean) {
  const queries = useQueryClient()
  const options = orpc.result.listForExam.infiniteOptions({ input: (cursor) => ({ examId, cursor }), ...byCursor })
  const query = useInfiniteQuery({
    ...options,
    // A page that is here already is not sent again: the server says that it has not changed.
    queryFn: async ({ pageParam: cursor, signal }) => {
      const { pages, pageParams } = queries.getQueryData(options.queryKey) ?? { pages: [], pageParams: [] }
      const here = pages[pageParams.indexOf(cursor)]
      const page = await client.result.listForExam({ examId, cursor, known: here?.fingerprint }, { signal })
      return here && page.isUnchanged ? here : page
    },
    refetchInterval: ({ state }) => (isRunning || rowsOf(state.data).some(isUnfinished) ? everyMs : false),
  })
  const isWhole = useWholeList(query)
  return { query, isWhole, rows: rowsOf(query.data) }
}

/** Still being written, or handed in and not marked yet. */
export function isUnfinished({ state }: Pick<ExamResult, 'state'>): boolean {
  return state !== 'marked'
}

/** What is not settled yet and is good to know before results are released. */
export function unfinishedWords(rows: readonly Pick<ExamResult, 'state' | 'lateDecision'>[]): string[] {
  const writing = rows.filter(({ state }) => state === 'in_progress').length
  const waiting = rows.filter(({ lateDecision }) => lateDecision === 'pending').length
  const words: string[] = []
  if (rows.length === 0) words.push('Nobody has handed in yet.')
  if (writing > 0) words.push(`${candidates(writing)} still writing.`)
  if (waiting > 0) {
    words.push(`${candidates(waiting)} waiting for you to decide about late answers, and shown no score until then.`)
  }
  return words
}

function candidates(count: number): string {
  return count === 1 ? '1 candidate is' : `${count} candidates are`
}

/** The figures at the head of an exam's results; averages and rates are null while nothing is marked. */
export function resultFigures(rows: readonly Pick<ExamResult, 'state' | 'score'>[]) {
  const scores = rows.flatMap(({ score }) => (score ? [score] : []))
  return {
    handedIn: rows.filter(({ state }) => state !== 'in_progress').length,
    inProgress: rows.filter(({ state }) => state === 'in_progress').length,
    averageScore: averageOf(sumOfScores(scores)),
    passRate: averageOf({
      markedCount: scores.length,
      millionthsSum: scores.reduce((sum, { isPass }) => sum + millionthsOf(isPass ? 1 : 0, 1), 0),
    }),
  }
}
