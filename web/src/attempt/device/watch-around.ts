import type { AttemptSync } from '../sync/attempt-sync.types.ts'
import { isSafeHere } from '../sync/sync-view.ts'
import { isFullScreen, watchFullScreen } from './full-screen.ts'
import { isReload } from './reload-keys.ts'

/**
 * Tells the attempt what happens around it: the window left and returned to, the network back, the page closed. Returns
 * how to end that.
 */
export function watchAround(sync: AttemptSync, { asksFullScreen }: { asksFullScreen: boolean }): () => void {
  const onVisibility = () => {
    sync.note(document.visibilityState === 'hidden' ? 'leave' : 'return')
    onFullScreen()
    sync.tryNow()
  }
  let wasFull = isFullScreen()
  // Who looks away has left the page, and full screen only if it is gone when they are back.
  const onFullScreen = () => {
    if (!asksFullScreen || document.visibilityState === 'hidden' || isFullScreen() === wasFull) return
    wasFull = !wasFull
    sync.note(wasFull ? 'return_full' : 'leave_full')
  }
  const endFullScreen = asksFullScreen ? watchFullScreen(onFullScreen) : () => {}
  let reloadAt = Number.NEGATIVE_INFINITY
  const onKey = (event: KeyboardEvent) => {
    if (isReload(event)) reloadAt = performance.now()
  }
  const onClosing = (event: BeforeUnloadEvent) => {
    const { status, isFailing, ended, hasWayBack } = sync.view()
    // Also when only the handing in itself has not arrived; and without a network there is no way back into the room.
    const isCutOff = ended === null && (isFailing || !navigator.onLine)
    const isSent = status.status === 'saved_on_server'
    // Who has pressed the key comes back to the room.
    const comesBack = hasWayBack && (isSent || isSafeHere({ status })) && performance.now() - reloadAt < 1_000
    if ((!isSent || isCutOff) && !comesBack) event.preventDefault()
  }
  const onHide = () => void sync.stop()
  // A page put to sleep whole would wake with an old epoch: it starts again instead.
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) window.location.reload()
  }
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('online', sync.tryNow)
  window.addEventListener('keydown', onKey, true)
  window.addEventListener('beforeunload', onClosing)
  window.addEventListener('pagehide', onHide)
  window.addEventListener('pageshow', onShow)
  return () => {
    endFullScreen()
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('online', sync.tryNow)
    window.removeEventListener('keydown', onKey, true)
    window.removeEventListener('beforeunload', onClosing)
    window.removeEventListener('pagehide', onHide)
    window.removeEventListener('pageshow', onShow)
  }
}
