import type { OfflineOffer } from '@sabimark/contract/answers.ts'
import { fetchedFrom } from '@sabimark/domain/exam/seal/seal-times.ts'
import { nearTime } from '@sabimark/domain/words/near-time.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { sizeText } from '@sabimark/domain/words/size-text.ts'

const megabyte = 1_000_000
/** Less than this nobody who plans an exam weighs: the line says nothing of it. */
const worthSaying = 200_000

/** Of what somebody pays for: up to 10 MB a tenth of one counts. */
export function dataText(bytes: number): string {
  const isSmall = bytes < megabyte - 500 || bytes >= 10 * megabyte
  return isSmall ? sizeText(bytes) : `${(bytes / megabyte).toFixed(1)} MB`
}

/** What getting ready and sitting it take of data: on one device, and for everybody who is expected. */
export function budgetText({ budget, expected }: Pick<OfflineOffer, 'budget' | 'expected'>): string {
  const { programBytes, paperBytes, satBytes, allBytes } = budget
  const one = `On each device ${dataText(programBytes)} once, ${dataText(paperBytes)} for this paper; sitting it ${dataText(satBytes)}`
  return expected === 0 ? `${one}.` : `${one}; ${counted(expected, 'candidate')} ${dataText(allBytes)}.`
}

/** From when on students can get ready for it; null once they can. */
export function readyFrom(sitting: { opensAt: string }, now: Date): Date | null {
  const from = fetchedFrom({ opensAt: new Date(sitting.opensAt) })
  return from > now ? from : null
}

/** Below the switch, in one line: how many are ready, or from when on anybody can be, and what a heavy paper weighs. */
export function offerLine(
  {
    isOffered,
    expected,
    ready,
    budget,
    shared = [],
  }: Pick<OfflineOffer, 'isOffered' | 'expected' | 'ready' | 'budget' | 'shared'>,
  sitting: { opensAt: string },
  now: Date,
): string {
  const large = budget.isLarge ? ', large for a phone' : ''
  const paper = budget.paperBytes > worthSaying ? [`paper ${dataText(budget.paperBytes)}${large}`] : []
  const said = (...parts: string[]) => [...parts, ...paper].join(' · ')
  if (!isOffered) return said('Devices get the paper before the day')
  const from = readyFrom(sitting, now)
  if (expected === 0) return said('It has no candidates now')
  if (from !== null) return said(`Getting ready from ${nearTime(from, now)}`)
  const sharing = shared.reduce((sum, { count }) => sum + count, 0)
  return said(
    `${ready.toLocaleString('en-NG')} of ${expected.toLocaleString('en-NG')} ready`,
    ...(sharing > 0 ? [`${sharing} share a device`] : []),
  )
}

/** Which pictures make a paper large: 'question 7, 1.2 MB; a passage or section, 640 kB'. */
export function picturesText(pictures: OfflineOffer['largestPictures']): string {
  return pictures
    .map(
      ({ number, bytes }) => `${number === null ? 'a passage or section' : `question ${number}`}, ${dataText(bytes)}`,
    )
    .join('; ')
}
