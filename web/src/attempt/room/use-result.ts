import type { TicketResultCard } from '@sabimark/contract/answers.ts'
import { retryDelayMs } from '@sabimark/domain/attempt/outbox.ts'
import { useEffect, useState } from 'react'
import { client } from '../../platform/client.ts'
import { isNetworkError, refusalText } from '../../platform/refusal.ts'
import { browserDevice } from '../device/browser-device.ts'
import type { EnteredExam } from '../entered-exam.ts'
import { resultOnPaper } from '../result-on-paper.ts'
import { replyInTime } from '../sync/save-call.ts'

type Wanted = Pick<EnteredExam, 'ticket' | 'questions'>

const firstMs = 300
const longestMs = 5_000

/** Asks for the result by the ticket until it is marked. A lost network is waited out, a refusal is said. */
export function useResult(
  { ticket, questions }: Wanted,
  isWanted: boolean,
): { card: TicketResultCard | null; problem: string | null } {
  const [card, setCard] = useState<TicketResultCard | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  useEffect(() => {
    if (!isWanted) return
    let timer: ReturnType<typeof setTimeout>
    let isOver = false
    const ask = async (delayMs: number, failures: number) => {
      try {
        const reply = await replyInTime(
          (signal) => client.result.ofTicket({ ticket, hasPaper: true }, { signal, context: { isByTicket: true } }),
          browserDevice,
        )
        if (isOver) return
        if (reply.card) return setCard(resultOnPaper(reply.card, questions))
        timer = setTimeout(() => void ask(Math.min(longestMs, delayMs * 2), 0), delayMs)
      } catch (error) {
        if (isOver) return
        if (!isNetworkError(error)) setProblem(refusalText(error))
        timer = setTimeout(() => void ask(delayMs, failures + 1), retryDelayMs(failures + 1, Math.random()))
      }
    }
    void ask(firstMs, 0)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [ticket, questions, isWanted])

  return { card, problem }
}
