import { marksText } from '@sabimark/domain/bank/marks-text.ts'
import type { Marked } from './results.ts'

/** What became of an answer, in words and as a badge has it. */
export const verdicts = {
  right: { tone: 'green', words: 'Right' },
  partly: { tone: 'amber', words: 'Partly right' },
  wrong: { tone: 'red', words: 'Wrong' },
  unanswered: { tone: 'grey', words: 'Not answered' },
  waiting: { tone: 'blue', words: 'Waiting for a marker' },
} as const

/** "Right · 2 of 2". */
export function verdictText({ outcome, earnedHundredths, ofHundredths }: Marked): string {
  return `${verdicts[outcome].words} · ${marksText(earnedHundredths)} of ${marksText(ofHundredths)}`
}
