import { useCallback, useEffect, useRef, useState } from 'react'
import { useMe } from '../session.ts'

/** How long a change may be on the screen alone. */
const keptAfterMs = 400

/** What the device keeps: null for no import. The same `stamp` is the same writing. */
export type Kept<Review> = { review: Review | null; stamp: string }

/** Where reviews of one kind lie, by school and person. */
export type Keeper<Review> = {
  /** Undefined where it cannot be read, or is still the writing with the stamp `known`. */
  read: (owner: string, known?: string) => Promise<Kept<Review> | undefined>
  /** Keeps it through a reload; null: it is done. Answers the stamp of the writing; undefined: it is on the screen alone. */
  keep: (owner: string, review: Review | null) => Promise<string | undefined>
}

/** The import of who is signed in: undefined until the device was asked, null for none. It stays through a reload. */
export function useKept<Review>({ read, keep: write }: Keeper<Review>) {
  const { id, schoolId } = useMe()
  const owner = `${schoolId}/${id}`
  const [review, setReview] = useState<Review | null | undefined>(undefined)
  const isRead = review !== undefined
  const latest = useRef(review)
  /** What the device holds by the last reading or writing of this tab. */
  const written = useRef<Kept<Review>>({ review: null, stamp: '' })
  useEffect(() => {
    let isHere = true
    void read(owner).then((kept) => {
      if (!isHere) return
      if (kept) written.current = kept
      setReview(written.current.review)
    })
    return () => {
      isHere = false
    }
  }, [owner, read])

  /** One writing after the other. */
  const writing = useRef(Promise.resolve())
  const keep = useCallback(() => {
    const keepLatest = async () => {
      const now = latest.current
      if (now === undefined || now === written.current.review) return
      const stamp = await write(owner, now)
      if (stamp !== undefined) written.current = { review: now, stamp }
    }
    writing.current = writing.current.then(keepLatest)
    return writing.current
  }, [owner, write])
  const hadOne = useRef(false)
  useEffect(() => {
    latest.current = review
    if (review) hadOne.current = true
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
      const kept = await read(owner, written.current.stamp)
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
  }, [keep, owner, isRead, read])

  const change = useCallback((by: (review: Review) => Review) => setReview((now) => (now ? by(now) : now)), [])
  return {
    review,
    setReview,
    change,
    /** There was one before, and whoever ended it is still here. */
    hadOne,
  }
}

export type KeptHere<Review> = ReturnType<typeof useKept<Review>>
