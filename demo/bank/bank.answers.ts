import { optionKey } from '@sabimark/domain/bank/option-problems.ts'
import { type AnswersOf, refuse, refused } from '../platform/answering.ts'
import { listOf } from '../platform/list-of.ts'
import { sampleQuestions } from './questions.ts'
import { readyMade, readyMadeSubjects } from './ready-made.ts'

export const bankAnswers: AnswersOf<'bank'> = {
  listQuestions: ({ input, now }) => {
    const asked = sampleQuestions(now).filter(
      ({ examsCount }) => input.used === undefined || (examsCount === 0) === (input.used === 'never'),
    )
    return listOf(asked, input, {
      equals: ['subjectId', 'type', 'difficulty', 'topic', 'status'],
      searched: ({ question, topic: ofWhat, subject, tags }) =>
        input.searched === 'choice' ? [question, ofWhat, ...tags] : [question, ofWhat, subject],
      sorts: { newest: ['id', 'desc'], topic: ['topic', 'asc'] },
    })
  },
  questionFigures: ({ input, now }) => {
    const ofSubject = input?.subjectId
    const questions = sampleQuestions(now).filter(({ subjectId }) => ofSubject === undefined || subjectId === ofSubject)
    const minutes = questions.reduce((sum, { timeAllocationMinutes }) => sum + timeAllocationMinutes, 0)
    return {
      total: questions.length,
      multipleChoice: questions.filter(({ type }) => type === 'multiple_choice').length,
      subjects: new Set(questions.map(({ subjectId }) => subjectId)).size,
      averageMinutes: questions.length === 0 ? null : minutes / questions.length,
      topics: [...new Set(questions.map(({ topic }) => topic))].sort(),
    }
  },
  // None of the sample questions is about a passage.
  listPassages: () => ({ passages: [] }),
  getQuestion: ({ input, now }) => sampleQuestions(now).find(({ id }) => id === input.id) ?? refuse('UNKNOWN_QUESTION'),
  addQuestion: refused,
  addPicture: refused,
  updateQuestion: refused,
  setQuestionsStatus: refused,
  deleteQuestions: refused,
  startImport: refused,
  importQuestions: refused,
  readyMadeTopics: () => ({ subjects: readyMadeSubjects() }),
  listReadyMade: ({ input }) =>
    listOf(readyMade, input, {
      equals: ['subject', 'topic', 'difficulty'],
      searched: ({ question, topic: ofWhat, subject }) => [question, ofWhat, subject],
      sorts: { topic: ['topic', 'asc'] },
    }),
  takeReadyMade: refused,
  reportQuestion: refused,
  listWithdrawn: () => ({ items: [] }),
  replaceWithdrawn: refused,
  // An import can be looked at to its last button.
  checkDuplicates: ({ input, now }) => {
    const keyOf = (question: string, options: readonly string[]) =>
      [question, ...[...options].sort()].map(optionKey).join('\n')
    const known = new Map(
      sampleQuestions(now).map(({ id, question, options }) => [
        keyOf(
          question,
          options.map(({ text }) => text),
        ),
        id,
      ]),
    )
    return {
      duplicates: input.questions.flatMap(({ position, question, options }) => {
        const id = known.get(keyOf(question, options))
        return id === undefined ? [] : [{ position, id, isArchived: false }]
      }),
    }
  },
}
