import { useEffect, useRef, useState } from 'react'
import { readAgain } from '../../platform/queries.ts'
import { isNetworkError } from '../../platform/refusal.ts'
import { addFound, withStep } from './add-found.ts'
import type { Review } from './found.ts'
import type { ReviewHere } from './use-review.ts'
import type { Counts } from './verdict-words.ts'

/**
 * Adds what is ready, as it stands when it begins: while `running` nothing of the review may be changed, or the bank would
 * hold what it was before. What was lost on the way goes on by itself, but not under a dialog, `isHeld`.
 */
export function useAdding(here: ReviewHere, review: Review, counts: Counts, isHeld: boolean) {
  const [running, setRunning] = useState<{ done: number; of: number } | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [hint, setHint] = useState<string | null>(null)
  const stopping = useRef<AbortController>(undefined)
  useEffect(() => () => stopping.current?.abort(), [])
  const add = async () => {
    if (running) return
    if (counts.ready === 0) {
      setHint(whyNothing(counts))
      return
    }
    const controller = new AbortController()
    stopping.current = controller
    setHint(null)
    setError(null)
    setRunning({ done: 0, of: counts.ready })
    try {
      await addFound(
        review,
        (step) => {
          // Another tab may have put another file in its place.
          here.change((now) => (now.requestKey === review.requestKey ? withStep(now, step) : now))
          setRunning((now) => now && { ...now, done: now.done + step.answers.length })
        },
        controller.signal,
      )
    } catch (refusal) {
      setError(refusal)
    }
    setRunning(null)
    void readAgain()
  }
  const again = useRef(add)
  useEffect(() => {
    again.current = add
  })
  const [isBack, setIsBack] = useState(false)
  const isCutOff = error !== null && isNetworkError(error)
  useEffect(() => {
    if (!isCutOff) return
    const goOn = () => setIsBack(true)
    window.addEventListener('online', goOn)
    return () => window.removeEventListener('online', goOn)
  }, [isCutOff])
  useEffect(() => {
    if (!isBack || isHeld) return
    setIsBack(false)
    if (isCutOff) void again.current()
  }, [isBack, isCutOff, isHeld])
  return { running, error, hint, add }
}

export type Adding = ReturnType<typeof useAdding>

function whyNothing({ needs, guess }: Counts): string {
  if (needs + guess > 0) return 'No question is ready yet. Look at those that need you first.'
  return 'There is no question to add. Take one back in first.'
}
