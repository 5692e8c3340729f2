import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { type Client, client } from '../../platform/client.ts'
import { byCursor, rowsOf } from '../../platform/paged.ts'
import { orpc } from '../../platform/queries.ts'

export type ExamResult = Awaited<ReturnType<Client['result']['listForExam']>>['items'][number]

export type ResultFigures = Awaited<ReturnType<Client['result']['listForExam']>>['figures']

/** While candidates are at work, the list asks again. */
const everyMs = 15_000

/** The candidates of one exam, as far as they have been asked for, and the figures of all of them. */
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
    refetchInterval: ({ state }) => (isRunning || hasUnfinished(state.data?.pages[0]?.figures) ? everyMs : false),
  })
  const [first] = query.data?.pages ?? []
  return { query, first, rows: rowsOf(query.data) }
}

/** Somebody is still writing, or has handed in and is not marked yet. */
function hasUnfinished(figures: ResultFigures | undefined): boolean {
  return figures !== undefined && figures.inProgress + figures.unmarked > 0
}

/** What is not settled yet and is good to know before results are released. */
export function unfinishedWords({ handedIn, inProgress, waitingLate, unfinished }: ResultFigures): string[] {
  const words: string[] = []
  if (handedIn + inProgress === 0) words.push('Nobody has handed in yet.')
  if (inProgress > 0) words.push(`${candidates(inProgress)} still writing.`)
  if (waitingLate > 0) {
    words.push(
      `${candidates(waitingLate)} waiting for you to decide about late answers, and shown no score until then.`,
    )
  }
  if (unfinished > 0) {
    const [papers, score] =
      unfinished === 1
        ? ['1 paper has', 'Its score is']
        : [`${unfinished.toLocaleString('en-NG')} papers have`, 'Their scores are']
    words.push(`${papers} answers that are still to be marked. ${score} shown once they are.`)
  }
  return words
}

function candidates(count: number): string {
  return count === 1 ? '1 candidate is' : `${count.toLocaleString('en-NG')} candidates are`
}
