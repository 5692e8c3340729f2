import type { ExamContent, ExamKey } from '@sabimark/domain/exam/version.ts'
import { durationMinutes } from '../exam/exams.ts'
import { sampleInstructions } from '../exam/instructions.ts'
import { sampleQuestions } from './sample-questions.ts'

const letters = ['a', 'b', 'c', 'd']
const questionId = (place: number) => `sample${String(place + 1).padStart(2, '0')}`

/** The questions as a candidate gets them, each worth one mark. */
export const sampleContent: ExamContent = {
  rulesVersion: 1,
  questions: sampleQuestions.map(({ text, options }, place) => ({
    id: questionId(place),
    type: 'multiple_choice',
    text,
    options: options.map((option, index) => ({ id: `${questionId(place)}${letters[index]}`, text: option })),
    marksHundredths: 100,
  })),
}

/** Which options are right. */
export const sampleKey: ExamKey = Object.fromEntries(
  sampleQuestions.map(({ right }, place) => [
    questionId(place),
    { correctOptionIds: [questionId(place) + right.toLowerCase()] },
  ]),
)

/** The mathematics exam every address of an exam opens: 15 questions, 20 minutes, in their own order. */
export const sampleExam = {
  title: 'Mathematics Sample Exam',
  subject: 'Mathematics',
  instructions: sampleInstructions,
  durationMinutes,
  content: sampleContent,
  order: sampleContent.questions.map(({ id, options }) => ({
    questionId: id,
    optionIds: options.map((option) => option.id),
  })),
}
