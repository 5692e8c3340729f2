import { useEffect, useState } from 'react'
import { localStore } from '../device/sender.ts'

const lookEveryMs = 2_000

/** Whether this computer still holds a paper of this exam that this candidate handed in and that has not reached the server. */
export function useHandedInHere(examId: string, candidateId: string, isWanted: boolean): boolean {
  const [isHere, setIsHere] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    const look = async () => {
      const kept = await localStore.all().catch(() => [])
      setIsHere(
        kept.some(
          ({ page, events }) =>
            page.examId === examId &&
            page.candidateId === candidateId &&
            page.refusal === null &&
            events.some(({ kind }) => kind === 'submit'),
        ),
      )
    }
    void look()
    const timer = setInterval(() => void look(), lookEveryMs)
    return () => clearInterval(timer)
  }, [examId, candidateId, isWanted])
  return isHere
}
