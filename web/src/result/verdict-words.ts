import { marksText } from '@sabimark/domain/bank/marks-text.ts'
import { verdicts } from '../attempt/verdicts.ts'
import type { Marked } from './results.ts'

/** "Right · 2 of 2"; what does not count, or was annulled, is worth nothing either way. */
export function verdictText({ outcome, earnedHundredths, ofHundredths }: Marked): string {
  if (outcome === 'not_counted' || outcome === 'annulled') return verdicts[outcome].words
  return `${verdicts[outcome].words} · ${marksText(earnedHundredths)} of ${marksText(ofHundredths)}`
}
