import type { AnswerValue } from '@sabimark/domain/attempt/event.ts'
import { markPaper } from '@sabimark/domain/marking/mark-paper.ts'
import { sampleContent, sampleKey } from '../attempt/sample-exam.ts'

/** The sample paper with these answers, marked on the device by the rules of the product. */
export function marked(answers: Record<string, AnswerValue>) {
  const { marked: questions, totals } = markPaper({ content: sampleContent, key: sampleKey, answers })
  return {
    totals,
    marked: questions.map(({ questionId, answered, correct, earnedHundredths, ofHundredths }) => ({
      questionId,
      isAnswered: answered,
      isCorrect: correct,
      earnedHundredths,
      ofHundredths,
      correctOptionIds: sampleKey[questionId]?.correctOptionIds ?? [],
    })),
  }
}
