import type { OfflineOffer } from '@sabimark/contract/answers.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { sizeText } from '@sabimark/domain/words/size-text.ts'

const megabyte = 1_000_000

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

/** Which pictures make a paper large: 'question 7, 1.2 MB; a passage or section, 640 kB'. */
export function picturesText(pictures: OfflineOffer['largestPictures']): string {
  return pictures
    .map(
      ({ number, bytes }) => `${number === null ? 'a passage or section' : `question ${number}`}, ${dataText(bytes)}`,
    )
    .join('; ')
}

/** Who is not ready, by name, as far as names are told. */
export function notReadyText({
  expected,
  ready,
  notReady,
}: Pick<OfflineOffer, 'expected' | 'ready' | 'notReady'>): string {
  const others = expected - ready - notReady.length
  const names = notReady.map(({ name }) => name)
  return others > 0 ? `${names.join(', ')} and ${others.toLocaleString('en-NG')} more` : names.join(', ')
}
