import { counted } from '@sabimark/domain/words/plural.ts'
import type { Client } from '../../platform/client.ts'

type TakeReadyMade = Client['bank']['takeReadyMade']
export type Taking = Parameters<TakeReadyMade>[0]['of']
type Taken = Pick<Awaited<ReturnType<TakeReadyMade>>, 'takenCount' | 'skippedCount'>

/** How many were asked for. */
export const askedCount = (of: Taking) => ('sources' in of ? of.sources.length : of.count)

/** "20 questions added to the bank.", and why they are fewer than were asked for. */
export function takenText(of: Taking, { takenCount, skippedCount }: Taken): string {
  const skipped = skippedCount > 0 && `${counted(skippedCount, 'question')} skipped: in your bank already.`
  const isShort = 'count' in of && takenCount < of.count
  if (isShort && takenCount === 0) return 'Your bank has all of them already.'
  const short = isShort && 'Your bank has all others of them already.'
  return [`${counted(takenCount, 'question')} added to the bank.`, skipped, short].filter(Boolean).join(' ')
}
