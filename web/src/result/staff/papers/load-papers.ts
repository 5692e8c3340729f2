import type { ExamResult, ResultCard } from '@sabimark/contract/answers.ts'
import { client } from '../../../platform/client.ts'

/** A marked paper that is to be printed. */
export type WantedPaper = Pick<ExamResult, 'attemptId' | 'student' | 'studentNumber' | 'attemptNumber'>

/** The server answers others meanwhile. */
const atOnce = 5
const pageSize = 500

/** The marked papers of an exam, or `only` those of some attempts, by the names of the candidates, and how many of those that were begun have no score yet. */
export async function listPapers(
  examId: string,
  only: readonly string[] | null,
  signal: AbortSignal,
): Promise<{ wanted: WantedPaper[]; leftOut: number }> {
  const rows: ExamResult[] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    // The school's log keeps who took them away.
    const input = { examId, sort: 'name', size: pageSize, purpose: 'export', ...(cursor && { cursor }) } as const
    const page = await client.result.listForExam(input, { signal })
    rows.push(...page.items)
    cursor = page.nextCursor
  }
  const meant = only === null ? rows : rows.filter(({ attemptId }) => only.includes(attemptId))
  const wanted = meant.filter(({ score }) => score !== null)
  return { wanted, leftOut: meant.length - wanted.length }
}

type Heard = { onPaper: (card: ResultCard) => void; onFailed: (paper: WantedPaper) => void }

/** Reads papers, five at a time, until all are here or `signal` says stop; each one is handed on as it comes. */
export async function readPapers(
  wanted: readonly WantedPaper[],
  signal: AbortSignal,
  { onPaper, onFailed }: Heard,
): Promise<void> {
  const waiting = [...wanted]
  // One after the other is drawn, with a pause for whatever else the page has to do: Cancel may be pressed.
  let turn = Promise.resolve()
  const handOn = (tell: () => void) => {
    turn = turn.then(async () => {
      if (!signal.aborted) tell()
      await new Promise((resolve) => setTimeout(resolve))
    })
    return turn
  }
  const read = async () => {
    for (let paper = waiting.shift(); paper && !signal.aborted; paper = waiting.shift()) {
      const card = await client.result
        .get({ attemptId: paper.attemptId }, { signal })
        .then((answer) => answer.card)
        .catch(() => null)
      const failed = paper
      await handOn(() => (card ? onPaper(card) : onFailed(failed)))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, read))
}
