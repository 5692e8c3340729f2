import { type AnswersOf, refuse, refused } from '../platform/answering.ts'
import { sampleCorrections, sampleKeyOf } from './corrections/corrections.ts'
import { marked, sampleKeyToPrint } from './marked.ts'

export const markingAnswers: AnswersOf<'marking'> = {
  markPreview: ({ input: { answers, purpose }, now }) => ({
    ...marked(answers),
    ...(purpose === 'print' && { key: sampleKeyToPrint(now) }),
  }),
  decideLate: refused,
  acceptLate: refused,
  checkAnswer: refused,
  // The sample exams are marked by themselves.
  listToMark: () => ({ items: [] }),
  nextScript: refused,
  getScript: refused,
  mark: refused,
  undoMark: refused,
  returnScript: refused,
  listAnswers: () => refuse('UNKNOWN_QUESTION'),
  ruleAnswers: refused,
  listPaperMarks: () => ({ title: '', questions: [], candidates: [] }),
  enterPaperMarks: refused,
  keyOfQuestion: ({ input: { questionId } }) => sampleKeyOf(questionId),
  tryCorrection: refused,
  correctKey: refused,
  listCorrections: ({ input: { examId }, now }) => sampleCorrections(examId, now),
  // Sample papers are marked as they are read: nothing is kept of it.
  markHistory: () => ({ items: [] }),
}
