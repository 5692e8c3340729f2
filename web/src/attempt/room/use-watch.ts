import { useEffect, useRef } from 'react'
import type { EnteredExam } from '../enter-exam.ts'

/** Tells the attempt what happens around it: the window left and returned to, the network back, the page closed. */
export function useWatch({ sync, leave }: Pick<EnteredExam, 'sync' | 'leave'>): void {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    const onVisibility = () => {
      sync.note(document.visibilityState === 'hidden' ? 'leave' : 'return')
      sync.tryNow()
    }
    const onClosing = (event: BeforeUnloadEvent) => {
      // Also when only the handing in itself has not arrived.
      if (sync.view().status.status !== 'saved_on_server') event.preventDefault()
    }
    const onHide = () => void sync.stop()
    // A page put to sleep whole would wake with an old epoch: it starts again instead.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) window.location.reload()
    }
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('online', sync.tryNow)
    window.addEventListener('beforeunload', onClosing)
    window.addEventListener('pagehide', onHide)
    window.addEventListener('pageshow', onShow)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('online', sync.tryNow)
      window.removeEventListener('beforeunload', onClosing)
      window.removeEventListener('pagehide', onHide)
      window.removeEventListener('pageshow', onShow)
      isHere.current = false
      // React may take a component out and put it back at once; only who stays away has left.
      setTimeout(() => {
        if (!isHere.current) leave()
      })
    }
  }, [sync, leave])
}
