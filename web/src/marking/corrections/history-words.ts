import { marksText } from '@sabimark/domain/bank/marks-text.ts'
import type { KeyKind } from '@sabimark/domain/marking/corrections/correction.ts'
import type { Outcome } from '@sabimark/domain/marking/mark-paper.ts'

type Item = { kind: KeyKind; outcome: Outcome; earnedHundredths: number; ofHundredths: number }

const outcomeWords: Record<Outcome, string> = {
  right: 'Right',
  partly: 'Partly right',
  wrong: 'Wrong',
  unanswered: 'Not answered',
  waiting: 'Waiting for a marker',
  not_counted: 'Not counted',
  bonus: 'Full marks for everybody',
  annulled: 'Annulled',
}

const kindWords: Record<KeyKind, string> = {
  published: 'As published',
  rulings: 'Answers accepted or refused',
  correct: 'Right answer corrected',
  also: 'Another answer accepted',
  annulled: 'Question annulled',
  full: 'Full marks for everybody',
  bonus: 'Marks for everybody',
  taken_back: 'Correction undone',
}

/** "Wrong, 0 of 2 marks". */
export function historyText({ outcome, earnedHundredths, ofHundredths }: Item): string {
  if (outcome === 'annulled' || outcome === 'waiting' || outcome === 'not_counted') return outcomeWords[outcome]
  return `${outcomeWords[outcome]}, ${marksText(earnedHundredths)} of ${marksText(ofHundredths)} marks`
}

/** Why there is a revision. */
export function saidText({ kind }: Item): string {
  return kindWords[kind]
}
