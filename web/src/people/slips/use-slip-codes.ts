import type { IssuedSlip } from '@sabimark/contract/answers.ts'
import { slipAddress } from '@sabimark/domain/people/slips/slip-address.ts'
import { useEffect, useState } from 'react'

/** The QR code of each slip by its student ID: rows of 0 and 1, without a margin. */
export type SlipCodes = ReadonlyMap<string, readonly string[]>

/** Codes of so many slips are drawn in one go: the page answers in between. */
const atOnce = 20

/** Draws the QR codes of slips, again for each further list. `lost`: what draws them did not arrive, and slips are printed without. */
export function useSlipCodes(slips: readonly IssuedSlip[]): SlipCodes | 'drawing' | 'lost' {
  const [drawn, setDrawn] = useState<{ slips: readonly IssuedSlip[]; codes: SlipCodes | 'lost' } | null>(null)
  useEffect(() => {
    let isWanted = true
    void drawCodes(slips, () => isWanted)
      .catch(() => 'lost' as const)
      .then((codes) => isWanted && setDrawn({ slips, codes }))
    return () => {
      isWanted = false
    }
  }, [slips])
  return drawn?.slips === slips ? drawn.codes : 'drawing'
}

async function drawCodes(slips: readonly IssuedSlip[], isWanted: () => boolean): Promise<SlipCodes> {
  const codes = new Map<string, readonly string[]>()
  if (slips.length === 0) return codes
  const { encode } = await import('uqr')
  for (const [place, slip] of slips.entries()) {
    if (!isWanted()) break
    const { data } = encode(slipAddress(window.location.origin, slip), { ecc: 'M', border: 0 })
    codes.set(
      slip.signInName,
      data.map((row) => row.map(Number).join('')),
    )
    if (place % atOnce === atOnce - 1) await new Promise((resolve) => setTimeout(resolve))
  }
  return codes
}
