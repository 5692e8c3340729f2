import { useEffect, useRef } from 'react'
import type { EnteredExam } from '../entered-exam.ts'
import { setAside, takeUp } from '../rooms-here.ts'

/** Says of an exam in this window when its room is on the screen. */
export function useOnScreen(exam: EnteredExam): void {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    takeUp(exam)
    return () => {
      isHere.current = false
      // React may take a component out and put it back at once; only who stays away has left.
      setTimeout(() => {
        if (!isHere.current) setAside(exam)
      })
    }
  }, [exam])
}
