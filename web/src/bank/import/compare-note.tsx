import { Button } from '@mantine/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { RefusalNote } from '../../platform/ui/refusal-note.tsx'
import { compareWithBank } from './add-found.ts'
import type { Review } from './found.ts'
import type { ReviewHere } from './review-here.ts'

/** Asks the bank what it has already, whenever a question asks something new; says so where it could not be asked. */
export function CompareNote({ here, review }: { here: ReviewHere; review: Review }) {
  const [error, setError] = useState<unknown>(null)
  const isAsking = useRef(false)
  const { found, defaults } = review
  const isOpen = found.some(
    ({ inBank, addedId, whyOut }) => inBank === undefined && addedId === null && whyOut === null,
  )
  const { change } = here
  const ask = useCallback(async () => {
    if (isAsking.current) return
    isAsking.current = true
    setError(null)
    try {
      const known = await compareWithBank(found, defaults)
      change((now) => ({
        ...now,
        found: now.found.map((one) => (known.has(one.position) ? { ...one, inBank: known.get(one.position) } : one)),
      }))
    } catch (refusal) {
      setError(refusal)
    }
    isAsking.current = false
  }, [found, defaults, change])
  useEffect(() => {
    if (isOpen && error === null) void ask()
  }, [isOpen, error, ask])
  return (
    <RefusalNote
      error={error}
      action={
        <Button variant="default" size="xs" onClick={() => void ask()}>
          Look for duplicates again
        </Button>
      }
    />
  )
}
