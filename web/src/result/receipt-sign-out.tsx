import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { meKey, queryClient } from '../platform/queries.ts'
import { isOnSharedComputer, signOut } from '../platform/session.ts'
import { RefusalNote } from '../platform/ui/refusal-note.tsx'
import styles from './receipt.module.css'

/** Whoever has walked away by then is signed out. */
const untouchedMs = 120_000
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
  useUntouched(() => void leave(), isOnSharedComputer())
  useCutSession(isOnSharedComputer())
  return (
    <>
      <RefusalNote error={error} />
      <Button size="lg" fullWidth loading={isLeaving} onClick={() => void leave()}>
        {isOnSharedComputer() ? 'Sign out for the next student' : 'Sign out'}
      </Button>
      {isOnSharedComputer() && <p className={styles.soon}>You will be signed out after 2 minutes without use.</p>}
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

/** Calls when nobody has touched the page for so long, and again every time that has passed: there may have been no network. */
function useUntouched(onUntouched: () => void, isWatched: boolean): void {
  const call = useRef(onUntouched)
  call.current = onUntouched
  useEffect(() => {
    if (!isWatched) return
    let timer: ReturnType<typeof setInterval> | undefined
    const touched = () => {
      clearInterval(timer)
      timer = setInterval(() => call.current(), untouchedMs)
    }
    const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const
    for (const kind of touches) window.addEventListener(kind, touched)
    touched()
    return () => {
      clearInterval(timer)
      for (const kind of touches) window.removeEventListener(kind, touched)
    }
  }, [isWatched])
}
