import { useCallback, useEffect, useRef, useState } from 'react'
import { useMe } from '../../platform/session.ts'
import type { Found, Review } from './found.ts'
import { keepReview, readReview } from './kept-review.ts'

/** How long a change may be on the screen alone. */
const keptAfterMs = 400

/** The import of who is signed in: undefined until the device was asked, null for none. It stays through a reload. */
export function useReview() {
  const { id, schoolId } = useMe()
  const owner = `${schoolId}/${id}`
  const [review, setReview] = useState<Review | null | undefined>(undefined)
  const isRead = review !== undefined
  useEffect(() => {
    let isHere = true
    void readReview(owner).then((kept) => isHere && setReview(kept ?? null))
    return () => {
      isHere = false
    }
  }, [owner])

  const latest = useRef(review)
  useEffect(() => {
    latest.current = review
    if (review === undefined) return
    const timer = setTimeout(() => void keepReview(owner, review), keptAfterMs)
    return () => clearTimeout(timer)
  }, [owner, review])
  // Who leaves the screen at once has it kept, too.
  useEffect(() => {
    if (!isRead) return
    const keep = () => void (latest.current !== undefined && keepReview(owner, latest.current))
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [owner, isRead])

  const change = useCallback((by: (review: Review) => Review) => setReview((now) => (now ? by(now) : now)), [])
  const changeFound = useCallback(
    (positions: ReadonlySet<number> | number, by: (found: Found) => Found) =>
      change((now) => ({
        ...now,
        found: now.found.map((one) =>
          (typeof positions === 'number' ? positions === one.position : positions.has(one.position)) ? by(one) : one,
        ),
      })),
    [change],
  )
  return { review, setReview, change, changeFound }
}

export type ReviewHere = ReturnType<typeof useReview>
