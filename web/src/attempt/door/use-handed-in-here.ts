import { useEffect, useState } from 'react'
import { localStore } from '../device/sender.ts'
import { isOf } from '../sync/local-page.ts'

const lookEveryMs = 2_000

/** Whether this computer still holds a paper of this exam that this candidate handed in and that has not reached the server. */
export function useHandedInHere(examId: string, studentId: string, isWanted: boolean): boolean {
  const [isHere, setIsHere] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    const look = async () => {
      const kept = await localStore.all().catch(() => [])
      setIsHere(
        kept.some(
          ({ page, events }) =>
            isOf(page, { examId, studentId }) && page.refusal === null && events.some(({ kind }) => kind === 'submit'),
        ),
      )
    }
    void look()
    const timer = setInterval(() => void look(), lookEveryMs)
    return () => clearInterval(timer)
  }, [examId, studentId, isWanted])
  return isHere
}
