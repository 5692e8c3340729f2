import type { NumberRules, TextRules } from '../bank/answer-rules.ts'
import { answerKeyOf, maxBlankLength } from '../bank/compare-text.ts'
import type { Ruling } from '../bank/judge-typed.ts'
import { numberKeyOf } from '../bank/typed-number.ts'
import type { Outcome } from './mark-paper.ts'

/** Answers to a blank that are the same letter by letter and were judged alike. */
export type EqualAnswers = { text: string; outcome: Outcome; earnedHundredths: number; count: number }

/**
 * Answers that are one to the rules: what was really typed, the most frequent first. `notCountedCount`: how many a section leaves
 * out, which earn nothing however right they are. `earned`: what the others have, null where they differ, as when people marked them
 * one by one, and where there are none. `ruled`: what a teacher decided about them, in per cent.
 */
export type AnswerGroup = {
  answerKey: string
  texts: { text: string; count: number }[]
  count: number
  waitingCount: number
  notCountedCount: number
  earned: number | null
  ruled: number | null
}

/** The text by which rulings on a blank know an answer: two answers with one key are judged alike. */
export function rulingKeyOf(text: string, rules: TextRules | NumberRules): string {
  return rules.kind === 'text' ? answerKeyOf(text, rules.compare) : numberKeyOf(text)
}

/**
 * The distinct answers to a blank: those that wait first, then by how many typed them. What is longer than any blank is wrong
 * unread, and left out.
 */
export function groupAnswers(
  answers: readonly EqualAnswers[],
  rules: TextRules | NumberRules,
  rulings: readonly Ruling[] = [],
): AnswerGroup[] {
  const read = answers.filter(({ text }) => text.length <= maxBlankLength)
  const groups = Map.groupBy(read, ({ text }) => rulingKeyOf(text, rules))
  return [...groups]
    .map(([answerKey, same]) => {
      const counted = same.filter(({ outcome }) => outcome !== 'not_counted')
      const earned = new Set(counted.map(({ earnedHundredths }) => earnedHundredths))
      const waitingCount = sumOf(same.filter(({ outcome }) => outcome === 'waiting'))
      return {
        answerKey,
        texts: textsOf(same),
        count: sumOf(same),
        waitingCount,
        notCountedCount: sumOf(same) - sumOf(counted),
        earned: waitingCount === 0 && earned.size === 1 ? (counted[0]?.earnedHundredths ?? null) : null,
        ruled: rulings.findLast((one) => one.answerKey === answerKey)?.percent ?? null,
      }
    })
    .toSorted(
      (one, other) =>
        other.waitingCount - one.waitingCount || other.count - one.count || (one.answerKey < other.answerKey ? -1 : 1),
    )
}

function textsOf(same: readonly EqualAnswers[]): AnswerGroup['texts'] {
  return [...Map.groupBy(same, ({ text }) => text)]
    .map(([text, all]) => ({ text, count: sumOf(all) }))
    .toSorted((one, other) => other.count - one.count)
}

function sumOf(answers: readonly { count: number }[]): number {
  return answers.reduce((sum, { count }) => sum + count, 0)
}
