import type { Me } from '@sabimark/contract/answers.ts'
import { endsInMs, hasRunOut, tickMs, watchStep } from '@sabimark/domain/people/sessions/session-watch.ts'
import { forgetActs, noteAct } from '../platform/attendance.ts'
import { client } from '../platform/client.ts'
import { meKey, queryClient } from '../platform/queries.ts'
import { refusalCode } from '../platform/refusal.ts'
import { serverNow } from '../platform/server-now.ts'
import { sayEnding } from '../platform/session-ending.ts'
import { clocksNow, keepSessionLeft, type SessionLeft, sessionLeft } from '../platform/session-left.ts'
import { forgetOldLists } from './forget-old-lists.ts'

const acts = ['pointerdown', 'keydown', 'wheel'] as const

/**
 * Looks at the clock every 30 seconds, without a request: keeps the session of who is there, and notices when it has
 * ended. Shortly before it ends for want of use it is said (`useSessionEnding`), and any press keeps it. `onRunOut` is called, where that was for want of use or as it may last no longer, before this screen learns that nobody is signed
 * in: the cookie has gone with the session, and the server can no longer say why. Returns how to stop.
 */
export function watchSession(onRunOut: (why: 'idle' | 'time') => void): () => void {
  void forgetOldLists()
  let hasActed = false
  let isLast = false
  let isAsking = false
  let hasFailed = false
  let isSaid = false
  let isOver = false
  const onAct = () => {
    hasActed = true
    noteAct()
    // The next look may be too late.
    if (isSaid && !isLast) void stay()
  }

  const refresh = async () => {
    const answer = await client.people.refreshSession()
    isLast = answer.isLast === true
    // Not before: a refresh that failed is tried again.
    hasActed = false
    keepSessionLeft(answer.sessionLeftMs)
  }
  const ask = async (left: SessionLeft) => {
    const { me, sessionLeftMs } = await client.people.me()
    keepSessionLeft(sessionLeftMs)
    if (me) queryClient.setQueryData<Me | null>(meKey, me)
    else end(left)
  }
  const end = (left: SessionLeft) => {
    stop()
    if (hasRunOut(left, clocksNow())) onRunOut(isLast ? 'time' : 'idle')
    queryClient.setQueryData<Me | null>(meKey, null)
  }

  const sayEnd = () => {
    const left = isOver ? null : sessionLeft()
    // Where it may last no longer, or could not be kept, acting keeps nothing.
    const inMs = left && endsInMs({ ...left, hasActed: hasActed && !isLast && !hasFailed }, clocksNow())
    isSaid = inMs !== null
    sayEnding(inMs === null ? null : { at: new Date(serverNow().getTime() + inMs), isLast, stay })
  }
  const look = async () => {
    const left = sessionLeft()
    if (!left) return
    const step = watchStep({ ...left, hasActed }, clocksNow())
    if (step === 'wait') sayEnd()
    else await once(left, step === 'refresh' ? refresh : ask)
  }
  const stay = async () => {
    const left = sessionLeft()
    if (left) await once(left, refresh)
  }
  const once = async (left: SessionLeft, step: (left: SessionLeft) => Promise<void>) => {
    if (isAsking) return
    isAsking = true
    hasFailed = false
    try {
      await step(left)
    } catch (error) {
      hasFailed = true
      // Without a network nothing is known: asked again at the next tick. Secrets do not wait for it.
      if (refusalCode(error) === 'NOT_SIGNED_IN') end(left)
      else if (refusalCode(error) === 'ANOTHER_IS_HERE') void queryClient.invalidateQueries({ queryKey: meKey })
      else if (hasRunOut(left, clocksNow()))
        void queryClient.invalidateQueries({ queryKey: meKey, refetchType: 'none' })
    } finally {
      isAsking = false
      sayEnd()
    }
  }

  const timer = setInterval(look, tickMs)
  const onShown = () => {
    if (document.visibilityState === 'visible') void look()
  }
  const stop = () => {
    isOver = true
    sayEnding(null)
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
