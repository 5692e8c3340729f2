import { rightAnswerOf } from '@sabimark/domain/marking/right-answer.ts'
import { sampleContent, sampleKey } from '../../attempt/sample-exam.ts'
import { sampleExams } from '../../exam/exams.ts'
import { refuse } from '../../platform/answering.ts'

const teacher = 'Mrs. Sarah Teacher'

/** The key of a sample question. No other sample exam asks it. */
export function sampleKeyOf(questionId: string) {
  const place = sampleContent.questions.findIndex(({ id }) => id === questionId)
  const question = sampleContent.questions[place]
  if (!question) return refuse('UNKNOWN_QUESTION')
  const { correctOptionIds, accepted } = rightAnswerOf(sampleKey[questionId])
  return {
    questionId,
    number: place + 1,
    text: question.text,
    kind: 'one' as const,
    marksHundredths: question.marksHundredths,
    others: [],
    isBankOpen: false,
    withdrawn: null,
    askings: [
      {
        versions: [1],
        text: question.text,
        options: question.options,
        correctOptionIds,
        accepted,
        adjust: null,
        paperCount: 0,
      },
    ],
    kinds: ['correct' as const, 'also' as const, 'annulled' as const, 'full' as const],
  }
}

/** Nothing was put right in a sample exam yet. */
export function sampleCorrections(examId: string, now: Date) {
  const exam = sampleExams(now).find(({ id }) => id === examId)
  if (!exam) return refuse('UNKNOWN_EXAM')
  return {
    title: exam.title,
    isTheirs: true,
    owner: teacher,
    toMarkCount: 0,
    bonusHundredths: 0,
    items: [],
    hasMore: false,
    availableHundredths: sampleContent.questions.reduce((sum, { marksHundredths }) => sum + marksHundredths, 0),
    questions: sampleContent.questions.map(({ id, text }, place) => ({
      questionId: id,
      number: place + 1,
      text,
      adjust: null,
    })),
  }
}
