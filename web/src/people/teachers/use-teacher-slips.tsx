import type { IssuedSlip } from '@sabimark/contract/answers.ts'
import { useState } from 'react'
import { Slips } from '../slips/slips.tsx'

/** First passwords made on this page, shown until they are printed or given up. */
export function useTeacherSlips() {
  const [slips, setSlips] = useState<readonly IssuedSlip[]>([])
  const keep = (slip: IssuedSlip) =>
    setSlips((kept) => [...kept.filter(({ signInName }) => signInName !== slip.signInName), slip])
  return { keep, place: <Slips slips={slips} of="teachers" onDone={() => setSlips([])} /> }
}
