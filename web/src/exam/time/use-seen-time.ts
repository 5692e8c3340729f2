import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { orpc, readAgain } from '../../platform/queries.ts'
import { refusalCode } from '../../platform/refusal.ts'

export type OfSitting = { examId: string; sittingId: string }

/** The newest of a sitting's changes; null where there is none. */
type Change = string | null

/**
 * Sends what gives time with the newest change of the sitting as it stands on the page, or is read while the dialog is filled in: an
 * answer that was lost, or a second invigilator, gives nothing twice. What was refused for it is read again, and can then be pressed
 * once more.
 */
export function useSeenTime({ examId, sittingId }: OfSitting) {
  const queries = useQueryClient()
  const seen = useRef<Promise<Change> | null>(null)
  const read = useRef((isAgain: boolean) => {
    const query = orpc.exam.getSitting.queryOptions({ input: { examId, sittingId } })
    const reading = isAgain ? queries.fetchQuery({ ...query, staleTime: 0 }) : queries.ensureQueryData(query)
    const change = reading.then(({ changes }): Change => changes[0]?.id ?? null)
    // Whoever presses hears that it could not be read, and reads it by pressing again.
    change.catch(() => {
      seen.current = null
    })
    seen.current = change
    return change
  })
  useEffect(() => {
    void read.current(false).catch(() => undefined)
  }, [])
  return async <Output>(send: (change: Change) => Promise<Output>): Promise<Output> => {
    const change = await (seen.current ?? read.current(false))
    try {
      return await send(change)
    } catch (error) {
      if (refusalCode(error) === 'TIME_CHANGED_MEANWHILE') await read.current(true).catch(() => undefined)
      // Whether it was done or not, the page behind says how it is.
      void readAgain()
      throw error
    }
  }
}
