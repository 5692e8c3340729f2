import { useCallback, useEffect, useRef, useState } from 'react'
import { useMe } from '../../platform/session.ts'
import type { Found, Review } from './found.ts'
import { type Kept, keepReview, readReview } from './kept-review.ts'

/** How long a change may be on the screen alone. */
const keptAfterMs = 400

/** The import of who is signed in: undefined until the device was asked, null for none. It stays through a reload. */
export function useReview() {
  const { id, schoolId } = useMe()
  const owner = `${schoolId}/${id}`
  const [review, setReview] = useState<Review | null | undefined>(undefined)
  const isRead = review !== undefined
  const latest = useRef(review)
  /** What the device holds by the last reading or writing of this tab. */
  const written = useRef<Kept>({ review: null, stamp: '' })
  useEffect(() => {
    let isHere = true
    void readReview(owner).then((kept) => {
      if (!isHere) return
      if (kept) written.current = kept
      setReview(written.current.review)
    })
    return () => {
      isHere = false
    }
  }, [owner])

  /** One writing after the other. */
  const writing = useRef(Promise.resolve())
  const keep = useCallback(() => {
    const write = async () => {
      const now = latest.current
      if (now === undefined || now === written.current.review) return
      const stamp = await keepReview(owner, now)
      if (stamp !== undefined) written.current = { review: now, stamp }
    }
    writing.current = writing.current.then(write)
    return writing.current
  }, [owner])
  useEffect(() => {
    latest.current = review
    const timer = setTimeout(() => void keep(), keptAfterMs)
    return () => clearTimeout(timer)
  }, [keep, review])
  // Who leaves the screen at once has it kept, too. Who comes back to this tab goes on with what another tab made of it.
  useEffect(() => {
    if (!isRead) return
    const look = async () => {
      await writing.current
      const before = latest.current
      if (document.visibilityState === 'hidden' || before !== written.current.review) {
        await keep()
        return
      }
      const kept = await readReview(owner, written.current.stamp)
      if (!kept || latest.current !== before) return
      written.current = kept
      setReview(kept.review)
    }
    const leave = () => void keep()
    const shown = () => void look()
    window.addEventListener('pagehide', leave)
    window.addEventListener('focus', shown)
    document.addEventListener('visibilitychange', shown)
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('focus', shown)
      document.removeEventListener('visibilitychange', shown)
      leave()
    }
  }, [keep, owner, isRead])

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
