import { useEffect, useRef, useState } from 'react'
import { readAgain } from '../queries.ts'
import { isNetworkError } from '../refusal.ts'

type Ways = {
  /** How many will be added. */
  count: number
  /** A dialog is open: what was lost on the way does not go on by itself. */
  isHeld: boolean
  /** Adds them, piece by piece; `onStep` hears how many more were answered. Called again it goes on where it was. */
  run: (onStep: (answered: number) => void, signal: AbortSignal) => Promise<void>
}

/**
 * Adds what is ready, as it stands when it begins: while `running` nothing of the review may be changed, or the server would hold
 * what it was before. What was lost on the way goes on by itself when the network is back.
 */
export function useAdding({ count, isHeld, run }: Ways) {
  const [running, setRunning] = useState<{ done: number; of: number } | null>(null)
  const [error, setError] = useState<unknown>(null)
  const stopping = useRef<AbortController>(undefined)
  useEffect(() => () => stopping.current?.abort(), [])
  const add = async () => {
    if (running || count === 0) return
    const controller = new AbortController()
    stopping.current = controller
    setError(null)
    setRunning({ done: 0, of: count })
    try {
      const onStep = (answered: number) => setRunning((now) => now && { ...now, done: now.done + answered })
      await run(onStep, controller.signal)
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
  return { running, error, add }
}

export type Adding = ReturnType<typeof useAdding>
