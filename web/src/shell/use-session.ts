import type { Me } from '@sabimark/contract/answers.ts'
import type { SessionEnd } from '@sabimark/domain/people/sessions/session-end.ts'
import { hasRunOut, tickMs } from '@sabimark/domain/people/sessions/session-watch.ts'
import { useEffect, useRef, useState } from 'react'
import { client } from '../platform/client.ts'
import { forgetKeptWork } from '../platform/kept-work.ts'
import { modeHere } from '../platform/mode.ts'
import { onOtherTabs } from '../platform/other-tabs.ts'
import { meKey, queryClient } from '../platform/queries.ts'
import { leaveForSignIn, useOptionalMe } from '../platform/session.ts'
import { clocksNow, sessionEnd, sessionLeft } from '../platform/session-left.ts'
import { unsavedWork } from '../platform/unsaved.ts'

/** A refused call says that the session has ended; why, only the question who is signed in. */
async function leaveWithReason(known: SessionEnd | undefined): Promise<void> {
  leaveForSignIn(known ?? sessionEnd() ?? (await whyEnded()))
}

async function whyEnded(): Promise<SessionEnd | undefined> {
  try {
    return (await client.people.me()).ended
  } catch {
    return undefined
  }
}

/**
 * The person whose screens these are, as long as that is so; null once the sign-in page is on its way. What is unsaved
 * stays on the screen until its owner has signed in again beside it, or leaves.
 */
export function useSession(): Me | null {
  const now = useOptionalMe()
  const [atFirst] = useState(now)
  const [isLeaving, setIsLeaving] = useState(false)
  const ended = useRef<'idle' | 'time'>(undefined)

  useEffect(() => {
    if (!now) {
      if (unsavedWork()) return
      setIsLeaving(true)
      void leaveWithReason(ended.current)
    }
    // Somebody else has signed in beside us, in another tab, or changed to another school: nothing of the first stays here.
    else if (now.id !== atFirst?.id) window.location.reload()
  }, [now, atFirst])

  useEffect(() => {
    if (modeHere() === 'demo') return
    return onOtherTabs((news) => {
      if (news === 'signed_out') {
        // What is still on the screen must not go back to the device when the screen goes.
        forgetKeptWork()
        queryClient.setQueryData<Me | null>(meKey, null)
      } else void queryClient.invalidateQueries({ queryKey: meKey })
    })
  }, [])

  // A student's ends by the clock: what it showed is not left for the next person at the computer.
  const isTimed = now?.role === 'student'
  useEffect(() => {
    if (!isTimed || modeHere() === 'demo') return
    const timer = setInterval(() => {
      const left = sessionLeft()
      if (left && hasRunOut(left, clocksNow())) void queryClient.invalidateQueries({ queryKey: meKey })
    }, tickMs)
    return () => clearInterval(timer)
  }, [isTimed])

  // Only use keeps a session of staff; a student's ends by the clock, and a candidate loads no watch.
  const isWatched = now !== null && now.role !== 'student'
  useEffect(() => {
    if (!isWatched || modeHere() === 'demo') return
    let stop: (() => void) | undefined
    let isGone = false
    const watch = async () => {
      const { watchSession } = await import('./session-watch.ts')
      if (isGone) return
      stop = watchSession((why) => {
        ended.current = why
      })
    }
    // Without it the session still ends on the server, and the next call says so.
    watch().catch(() => {})
    return () => {
      isGone = true
      stop?.()
    }
  }, [isWatched])

  return isLeaving ? null : (now ?? atFirst)
}
