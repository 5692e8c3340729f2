import type { ExamStatistics } from '@sabimark/contract/answers.ts'
import type { QuestionFigures } from '../src/result/staff/statistics-query.ts'

/** One of the letters of a question, and how many of the top, the bottom and all candidates chose it. */
export const option = (
  place: number,
  text: string,
  shares: [top: number, bottom: number, all: number],
  isRight = false,
) => ({
  ...{
    optionId: `option0${place}`,
    text,
    isRight,
    isRival: false,
    isDead: false,
    chosenCount: Math.round(shares[2] * 62),
  },
  ...{ topShare: shares[0], bottomShare: shares[1], share: shares[2], meanTotal: 30, discrimination: 0.1, why: {} },
})

/** What is known of one question of 62 papers. */
export const questionOf = (number: number, more: Partial<QuestionFigures> = {}): QuestionFigures => ({
  ...{ questionId: `question0${number}`, number, text: `What does part ${number} of a cell do?`, kind: 'one' },
  ...{ bankQuestionId: '0199ffff-ffff-7fff-8fff-000000000001', availableMarks: 2, mean: 1.4, facility: 0.7, sd: 0.9 },
  ...{ omitted: 0.02, chance: 0.25, intendedWeight: 50, effectiveWeight: 55, discrimination: 0.41, uncorrected: 0.6 },
  ...{ efficiency: 0.5, d27: 0.5, alphaIfDeleted: 0.7, why: {}, flags: [] },
  options: [option(1, 'Stores water', [0.9, 0.4, 0.7], true), option(2, 'Makes sugar', [0.1, 0.6, 0.3])],
  ...more,
})

/** A question whose key is probably wrong. */
export const suspect = questionOf(2, {
  ...{ facility: 0.21, discrimination: -0.18, flags: ['KEY_SUSPECT', 'NEGATIVE'] },
  options: [
    option(1, 'Ribosome', [0.06, 0.17, 0.12]),
    option(2, 'Nucleus', [0.13, 0.28, 0.21], true),
    { ...option(3, 'Chloroplast', [0.77, 0.39, 0.58]), isRival: true },
  ],
})

export const whole = {
  ...{
    paperCount: 62,
    questionCount: 2,
    availableMarks: 4,
    histogram: [0, 1, 2, 5, 9, 15, 12, 9, 6, 3],
    isKr20: false,
  },
  ...{ mean: 2.6, median: 2.5, sd: 1.1, skewness: 0.1, kurtosis: 0, alpha: 0.74, sem: 0.6, semPercent: 14, why: {} },
}

/** 62 papers of two questions, of which the second is suspect. */
export const statistics: ExamStatistics = {
  ...{ paperCount: 62, waitingCount: 0, isStale: false, isShuffled: true },
  copy: { asOf: '2026-11-20T10:00:00.000Z', keyRevision: 1, whole, questions: [questionOf(1), suspect] },
}
