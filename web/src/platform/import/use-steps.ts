import type { Steps } from '@sabimark/domain/words/steps.ts'
import { startTransition, useLayoutEffect, useState } from 'react'

/** So long the page may not answer: with what it draws beside it stays well below what people notice. */
const stretchMs = 25

/**
 * What these steps come to, taken in stretches between which the page answers. Null before they first have; while others are under way
 * `isCurrent` is false, and what is there is of those before. `begin` is the same function until the steps are to be taken anew.
 */
export function useSteps<Outcome>(begin: () => Steps<Outcome>): { outcome: Outcome | null; isCurrent: boolean } {
  const [taken, setTaken] = useState<{ by: typeof begin; outcome: Outcome } | null>(null)
  // What fits into one stretch is there before anything is painted.
  useLayoutEffect(() => {
    const steps = begin()
    let timer: ReturnType<typeof setTimeout> | undefined
    let isFirst = true
    const take = (outcome: Outcome) => {
      // What took longer is much to draw, too: React then draws it in pieces.
      if (isFirst) setTaken({ by: begin, outcome })
      else startTransition(() => setTaken({ by: begin, outcome }))
    }
    const go = () => {
      const untilMs = performance.now() + stretchMs
      try {
        do {
          const step = steps.next()
          if (step.done) return take(step.value)
        } while (performance.now() < untilMs)
      } catch (error) {
        // As one thrown while drawing.
        return setTaken(() => {
          throw error
        })
      }
      isFirst = false
      timer = setTimeout(go)
    }
    go()
    return () => clearTimeout(timer)
  }, [begin])
  return { outcome: taken?.outcome ?? null, isCurrent: taken?.by === begin }
}
