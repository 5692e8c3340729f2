import { tickMs, watchStep } from '@sabimark/domain/people/session-watch.ts'
import { forgetActs, noteAct } from '../platform/attendance.ts'
import { client } from '../platform/client.ts'
import { queryClient } from '../platform/queries.ts'
import { refusalCode } from '../platform/refusal.ts'
import { type Me, meQuery } from '../platform/session.ts'
import { clocksNow, keepSessionLeft, sessionLeft } from '../platform/session-left.ts'

const acts = ['pointerdown', 'keydown', 'wheel'] as const

/**
 * Looks at the clock every 30 seconds, without a request: keeps the session of who is there, and notices when it has run
 * out. `onEnded` is called before this screen learns that nobody is signed in. Returns how to stop.
 */
export function watchSession(onEnded: () => void): () => void {
  let hasActed = false
  let isAsking = false
  const onAct = () => {
    hasActed = true
    noteAct()
  }

  const refresh = async () => {
    const { sessionLeftMs } = await client.people.refreshSession()
    // Not before: a refresh that failed is tried again.
    hasActed = false
    keepSessionLeft(sessionLeftMs)
  }
  const ask = async () => {
    const { me, sessionLeftMs } = await client.people.me()
    keepSessionLeft(sessionLeftMs)
    if (me) queryClient.setQueryData<Me | null>(meQuery.queryKey, me)
    else end()
  }
  const end = () => {
    stop()
    onEnded()
    queryClient.setQueryData<Me | null>(meQuery.queryKey, null)
  }

  const look = async () => {
    const left = sessionLeft()
    if (!left || isAsking) return
    const step = watchStep({ ...left, hasActed }, clocksNow())
    if (step === 'wait') return
    isAsking = true
    try {
      await (step === 'refresh' ? refresh() : ask())
    } catch (error) {
      // Without a network nothing is known: asked again at the next tick.
      if (refusalCode(error) === 'NOT_SIGNED_IN') end()
    } finally {
      isAsking = false
    }
  }

  const timer = setInterval(look, tickMs)
  const onShown = () => {
    if (document.visibilityState === 'visible') void look()
  }
  const stop = () => {
    clearInterval(timer)
    forgetActs()
    for (const act of acts) window.removeEventListener(act, onAct, true)
    document.removeEventListener('visibilitychange', onShown)
  }
  for (const act of acts) window.addEventListener(act, onAct, { capture: true, passive: true })
  document.addEventListener('visibilitychange', onShown)
  noteAct()
  return stop
}
