import type { ResultCard } from '@sabimark/contract/answers.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { listPapers, readPapers, type WantedPaper } from './load-papers.ts'

/** The papers of an exam on their way to be printed. */
export type Papers = {
  /** Null until it is known which there are. */
  wanted: readonly WantedPaper[] | null
  /** Begun, and without a score yet. */
  leftOut: number
  /** What has come, by attempt. */
  here: ReadonlyMap<string, ResultCard>
  failed: readonly WantedPaper[]
  isLoading: boolean
  /** Why it is not known which there are. */
  error: unknown
  /** Asks for what is not here. */
  load: () => void
  cancel: () => void
}

/**
 * Loads every marked paper of an exam in steps, from the moment the page is there until all have come or somebody cancels. `only`: those
 * of some candidates, by attempt.
 */
export function usePapers(examId: string, only: readonly string[] | null): Papers {
  const [found, setFound] = useState<{ wanted: WantedPaper[]; leftOut: number } | null>(null)
  const [here, setHere] = useState<ReadonlyMap<string, ResultCard>>(new Map())
  const [failed, setFailed] = useState<WantedPaper[]>([])
  const [isLoading, setIsLoading] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const stopping = useRef<AbortController | null>(null)
  // What a second press of Load needs to know of the first.
  const latest = useRef({ found, here })
  useEffect(() => {
    latest.current = { found, here }
  })

  const cancel = useCallback(() => {
    stopping.current?.abort()
    setIsLoading(false)
  }, [])

  const load = useCallback(() => {
    stopping.current?.abort()
    const stop = new AbortController()
    stopping.current = stop
    setIsLoading(true)
    setError(null)
    setFailed([])
    const run = async () => {
      const all = latest.current.found ?? (await listPapers(examId, only, stop.signal))
      if (stop.signal.aborted) return
      setFound(all)
      const missing = all.wanted.filter(({ attemptId }) => !latest.current.here.has(attemptId))
      await readPapers(missing, stop.signal, {
        onPaper: (card) => setHere((before) => new Map(before).set(card.attemptId, card)),
        onFailed: (paper) => setFailed((before) => [...before, paper]),
      })
    }
    void run()
      .catch((why: unknown) => {
        if (!stop.signal.aborted) setError(why)
      })
      .finally(() => {
        if (!stop.signal.aborted) setIsLoading(false)
      })
  }, [examId, only])

  useEffect(() => {
    load()
    return () => stopping.current?.abort()
  }, [load])

  return { wanted: found?.wanted ?? null, leftOut: found?.leftOut ?? 0, here, failed, isLoading, error, load, cancel }
}
