import { type AnswersOf, refuse, refused } from '../platform/answering.ts'
import { marked } from './marked.ts'

export const markingAnswers: AnswersOf<'marking'> = {
  markPreview: ({ input: { answers } }) => marked(answers),
  decideLate: refused,
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
}
