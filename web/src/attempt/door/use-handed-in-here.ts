import { type AttemptEvent, byTime } from '@sabimark/domain/attempt/event.ts'
import { useEffect, useState } from 'react'
import { localStore } from '../device/sender.ts'
import { isOf } from '../sync/local-page.ts'

const lookEveryMs = 2_000

/**
 * Whether this page was handed in. Where its clock did that and the server says that the attempt still runs, staff have given more
 * time since: the candidate goes on.
 */
export function isHandedIn(events: readonly AttemptEvent[], stillRuns: boolean): boolean {
  return events.some(({ kind, value }) => kind === 'submit' && !(stillRuns && value === byTime))
}

type Wanted = { isWanted: boolean; stillRuns: boolean }

/** Whether this computer still holds a paper of this exam that this candidate handed in and that has not reached the server. */
export function useHandedInHere(examId: string, studentId: string, { isWanted, stillRuns }: Wanted): boolean {
  const [isHere, setIsHere] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    const look = async () => {
      const kept = await localStore.all().catch(() => [])
      setIsHere(
        kept.some(
          ({ page, events }) =>
            isOf(page, { examId, studentId }) && page.refusal === null && isHandedIn(events, stillRuns),
        ),
      )
    }
    void look()
    const timer = setInterval(() => void look(), lookEveryMs)
    return () => clearInterval(timer)
  }, [examId, studentId, isWanted, stillRuns])
  return isHere
}
