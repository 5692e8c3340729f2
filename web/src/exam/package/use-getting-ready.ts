import type { LostReason } from '@sabimark/domain/exam/seal/unready.ts'
import { useEffect, useRef, useState } from 'react'
import type { Whose } from './package-store.ts'
import {
  lookAtOffer,
  type NotReady,
  type Offer,
  prepare,
  type Ready,
  type Standing,
  standing,
  whyNotReady,
} from './prepare.ts'
import { tellUnready } from './tell-unready.ts'

/** What is said of this device and this exam. `of`: bytes in all; `lost`: it was ready. */
export type Getting =
  | { at: 'looking' | 'none' | 'begun' | 'asking' }
  | ({ at: 'ready' } & Ready)
  | { at: 'offer'; offer: Offer }
  | { at: 'fetching'; bytes: number; of: number }
  | { at: 'not_ready'; why: NotReady }
  | { at: 'lost'; why: LostReason }

/** As much as a paper without large pictures takes with all of the program, and is said before anybody presses. */
export const usualBytes = 600_000

/** Getting this device ready for an exam: what it would cost is said before anything comes, and it goes on where it stopped. */
export function useGettingReady({ studentId, examId }: Whose) {
  const [getting, setGetting] = useState<Getting>({ at: 'looking' })
  const isHere = useRef(true)
  const show = (next: Getting) => {
    if (isHere.current) setGetting(next)
  }
  const orSay = async (work: Promise<Getting>) => {
    show(await work.catch((error): Getting => ({ at: 'not_ready', why: whyNotReady(error) })))
  }
  useEffect(() => {
    isHere.current = true
    void standing({ studentId, examId })
      .then(gettingOf)
      .catch((error): Getting => ({ at: 'not_ready', why: whyNotReady(error) }))
      .then((now) => {
        if (isHere.current) setGetting(now)
      })
    return () => {
      isHere.current = false
    }
  }, [studentId, examId])

  const why = 'why' in getting ? getting.why : null
  useEffect(() => (why === null ? undefined : tellUnready({ studentId, examId }, why)), [studentId, examId, why])

  /** What was said before the press needs no second one. */
  const look = () => {
    show({ at: 'asking' })
    void lookAtOffer({ studentId, examId }).then(
      (offer) => (offer.bytes <= usualBytes ? fetchIt(offer) : show({ at: 'offer', offer })),
      (error) => show({ at: 'not_ready', why: whyNotReady(error) }),
    )
  }
  const fetchIt = (offer: Offer) => {
    let bytes = 0
    const of = offer.bytes
    show({ at: 'fetching', bytes, of })
    const onBytes = (more: number) => {
      bytes += more
      show({ at: 'fetching', bytes: Math.min(bytes, of), of })
    }
    void orSay(prepare({ studentId, examId }, offer, onBytes).then(gettingOf))
  }
  return { getting, look, fetchIt, putOff: () => setGetting({ at: 'none' }) }
}

function gettingOf(now: Standing): Getting {
  if (now === 'none' || now === 'begun') return { at: now }
  return typeof now === 'object' ? { at: 'ready', ...now } : { at: 'lost', why: now }
}
