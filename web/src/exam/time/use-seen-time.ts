import type { SittingChange } from '@sabimark/contract/answers.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { orpc, readAgain } from '../../platform/queries.ts'
import { refusalCode } from '../../platform/refusal.ts'

export type OfSitting = { examId: string; sittingId: string }

type Reading = { newest: string | null; last: SittingChange | null }

/**
 * Sends what gives a sitting time with its newest change as it was read when the dialog opened, whatever is read behind it meanwhile: an
 * answer that was lost, or a second invigilator, gives nothing twice. `last` is what the same reading says was changed for everybody; the
 * dialog shows it. What was refused for a later change is read again, and can then be pressed once more.
 */
export function useSeenTime({ examId, sittingId }: OfSitting) {
  const queries = useQueryClient()
  const [last, setLast] = useState<SittingChange | null>(null)
  const seen = useRef<Promise<Reading> | null>(null)
  const read = useRef((isAgain: boolean) => {
    const query = orpc.exam.getSitting.queryOptions({ input: { examId, sittingId } })
    const asked = isAgain ? queries.fetchQuery({ ...query, staleTime: 0 }) : queries.ensureQueryData(query)
    const reading = asked.then(({ changes }): Reading => {
      const ofAll = changes.find(({ kind }) => kind === 'more_time' || kind === 'closes_later')
      return { newest: changes[0]?.id ?? null, last: ofAll ?? null }
    })
    reading.then(
      (now) => setLast(now.last),
      // Whoever presses hears that it could not be read, and reads it by pressing again.
      () => {
        seen.current = null
      },
    )
    seen.current = reading
    return reading
  })
  useEffect(() => {
    void read.current(false).catch(() => undefined)
  }, [])
  const withSeen = async <Output>(send: (change: string | null) => Promise<Output>): Promise<Output> => {
    const { newest } = await (seen.current ?? read.current(false))
    try {
      return await send(newest)
    } catch (error) {
      if (refusalCode(error) === 'TIME_CHANGED_MEANWHILE') await read.current(true).catch(() => undefined)
      // Whether it was done or not, the page behind says how it is.
      void readAgain()
      throw error
    }
  }
  return { withSeen, last }
}
