import { examStatistics } from '@sabimark/domain/result/statistics/exam-statistics.ts'
import { sampleContent, sampleKey } from '../attempt/sample-exam.ts'
import type { SampleResult } from './results.ts'

/** What the sample papers of one exam say about its questions, by the rules of the product. */
export function sampleStatistics(results: readonly SampleResult[], now: Date) {
  if (results.length === 0) return null
  const { whole, questions } = examStatistics({
    unitsPerMark: 100,
    paperCount: results.length,
    questions: sampleContent.questions.map(({ id, options, marksHundredths }) => {
      const marks = results.map(({ marked }) => marked.find(({ questionId }) => questionId === id))
      const right = sampleKey[id]?.correctOptionIds ?? []
      return {
        id,
        availableUnits: marksHundredths,
        isSingleChoice: true,
        earned: marks.map((mark) => mark?.earnedHundredths ?? 0),
        isOmitted: marks.map((mark) => mark?.outcome === 'unanswered'),
        options: options.map((option) => ({
          id: option.id,
          isRight: right.includes(option.id),
          isChosen: results.map(({ answers }) => answers[id]?.includes(option.id) ?? false),
        })),
      }
    }),
  })
  return {
    asOf: now.toISOString(),
    keyRevision: 1,
    whole,
    questions: questions.map((one, place) => {
      const question = sampleContent.questions.find(({ id }) => id === one.questionId)
      return {
        ...one,
        number: place + 1,
        text: question?.text ?? '',
        kind: 'one' as const,
        bankQuestionId: null,
        options: one.options.map((option) => ({
          ...option,
          text: question?.options.find(({ id }) => id === option.optionId)?.text ?? '',
        })),
      }
    }),
  }
}
