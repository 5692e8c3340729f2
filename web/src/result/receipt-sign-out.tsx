import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import styles from '../attempt/receipt.module.css'
import { meKey, queryClient } from '../platform/queries.ts'
import { isOnSharedComputer, signOut } from '../platform/session.ts'
import { RefusalNote } from '../platform/ui/refusal-note.tsx'

/** Whoever has walked away by then is signed out. */
const untouchedMs = 120_000
/** So long before that who only hears the page is told. */
const warnedMs = 30_000
/** Twice what the server gathers for. */
const cutWithinMs = 2_000

/** Leaves this computer to whoever sits down next. */
export function ReceiptSignOut() {
  const [isLeaving, setIsLeaving] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const leave = async () => {
    setIsLeaving(true)
    try {
      await signOut('/login?as=student')
    } catch (refusal) {
      setError(refusal)
      setIsLeaving(false)
    }
  }
  const leftMs = useUntouched(() => void leave(), isOnSharedComputer())
  useCutSession(isOnSharedComputer())
  return (
    <>
      <RefusalNote error={error} />
      <Button size="lg" h={52} fullWidth loading={isLeaving} onClick={() => void leave()}>
        {isOnSharedComputer() ? 'Sign out for the next student' : 'Sign out'}
      </Button>
      {isOnSharedComputer() && (
        <p className={styles.soon}>
          Signs out by itself in <b>{clockText(leftMs)}</b>
          <span className="only-heard" role="status">
            {leftMs <= warnedMs && 'Nobody has used this computer: it signs out in a moment.'}
          </span>
        </p>
      )}
    </>
  )
}

/** The server cuts the session a moment after the handing in: asks how much is left, for the screens that are looked at next. */
function useCutSession(isCut: boolean): void {
  useEffect(() => {
    if (!isCut) return
    const timer = setTimeout(() => void queryClient.invalidateQueries({ queryKey: meKey }), cutWithinMs)
    return () => clearTimeout(timer)
  }, [isCut])
}

/** "1:46". */
function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Calls when nobody has touched the page for so long, and again every time that has passed: there may have been no network. How long is left. */
function useUntouched(onUntouched: () => void, isWatched: boolean): number {
  const call = useRef(onUntouched)
  call.current = onUntouched
  const [leftMs, setLeftMs] = useState(untouchedMs)
  useEffect(() => {
    if (!isWatched) return
    let endsAtMs = 0
    const look = () => setLeftMs(endsAtMs - performance.now())
    const touched = () => {
      endsAtMs = performance.now() + untouchedMs
      look()
    }
    touched()
    const timer = setInterval(() => {
      if (performance.now() >= endsAtMs) {
        touched()
        call.current()
      } else look()
    }, 1_000)
    const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const
    for (const kind of touches) window.addEventListener(kind, touched)
    return () => {
      clearInterval(timer)
      for (const kind of touches) window.removeEventListener(kind, touched)
    }
  }, [isWatched])
  return leftMs
}
