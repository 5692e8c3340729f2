import { createProcedureUtils } from '@orpc/tanstack-query'
import type { ExamResult, ResultsOfExam } from '@sabimark/contract/answers.ts'
import type { ResultFilter } from '@sabimark/domain/result/result-filter.ts'
import { countedAre } from '@sabimark/domain/words/plural.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { type Client, client } from '../../platform/client.ts'
import { asc, desc, type ListSpec } from '../../platform/list/list-spec.ts'
import { type List, type ListCall, useList } from '../../platform/list/use-list.ts'
import { orpc, queryClient } from '../../platform/queries.ts'
import { byGrade } from './grade-filter.ts'

type Asked = Parameters<Client['result']['listForExam']>[0]
export type ResultFigures = ResultsOfExam['figures']
export type CandidateRow = ExamResult & { id: string }
export type CandidateInput = Omit<Asked, 'examId' | 'known'>
export type CandidatesOfExam = List<CandidateInput, CandidateRow>
/** What every page says of the exam, whichever candidates are on it. */
type Head = Pick<ResultsOfExam, 'isReleased' | 'rightAnswers' | 'figures'>
type Page = { items: CandidateRow[]; nextCursor: string | null; total: number | null }

const headKey = (examId: string) => ['head of the results', examId]

/** A page that is here already is not sent again: the server says that it has not changed. */
const listCandidates: ListCall<CandidateInput & { examId: string }, CandidateRow> = createProcedureUtils(
  async (input, options): Promise<Page> => {
    const here = queryClient.getQueryData<Page & { fingerprint: string }>(listCandidates.queryKey({ input }))
    const page = await client.result.listForExam({ ...input, known: here?.fingerprint }, { signal: options?.signal })
    queryClient.setQueryData(headKey(input.examId), page)
    if (here && page.isUnchanged) return here
    return { ...page, items: page.items.map((item) => ({ ...item, id: item.attemptId })) }
  },
  // That of the call itself: what makes the call's answers old makes these old.
  { path: ['result', 'listForExam'] },
)

const resultWords: Record<ResultFilter, string> = {
  passed: 'Passed',
  failed: 'Failed',
  to_mark: 'To mark',
  late: 'Late answers',
  writing: 'Writing',
}
const found = {
  data: Object.entries(resultWords).map(([id, name]) => ({ id, name })),
  error: null,
  refetch: () => undefined,
}

export const candidateList: ListSpec<CandidateInput, CandidateRow> = {
  nouns: ['candidate', 'candidates'],
  nameOf: ({ student }) => student,
  filters: {
    grade: byGrade,
    result: {
      label: 'Result',
      useOptions: () => found,
      isReal: (value) => value in resultWords,
    },
  },
  sorts: { name: asc('Name'), newest: desc('Newest'), score: desc('Score'), submitted: desc('Handed in') },
}

/** While candidates are at work, the list asks again. */
const everyMs = 15_000

/** The candidates of one exam, and what is said of all of them once a page has come. */
export function useExamResults(examId: string, isRunning: boolean): { list: CandidatesOfExam; head: Head | undefined } {
  const { data: head } = useQuery<Head>({ queryKey: headKey(examId), queryFn: skipToken })
  const list = useList(listCandidates, candidateList, {
    always: { examId },
    everyMs: () => (isRunning || hasUnfinished(head?.figures) ? everyMs : false),
  })
  return { list, head }
}

/** What is said of all candidates of an exam, on a page that does not list them. */
export function useResultsHead(examId: string): Head | undefined {
  const { data: head } = useQuery<Head>({ queryKey: headKey(examId), queryFn: skipToken })
  const asked = useQuery(
    orpc.result.listForExam.queryOptions({ input: { examId, size: 1 }, enabled: head === undefined }),
  )
  return head ?? asked.data
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
  return countedAre(count, 'candidate')
}
