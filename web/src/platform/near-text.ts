import { nearTime } from '@sabimark/domain/words/near-time.ts'
import { serverNow } from './server-now.ts'

/** At 12:00 am a day begins or ends, as one reads it: the day alone is clear. */
const atMidnight = /, 12:00\sam$/

/** A moment from the server as people say it: 'today, 10:00 am', 'Thu 26 Nov, 8:00 am', and 'Thu 26 Nov' as that day begins. No line breaks in it. */
export const nearText = (instant: string): string =>
  nearTime(new Date(instant), serverNow()).replace(atMidnight, '').replaceAll(' ', '\u00a0')
