import { authorableTypes, difficulties } from '@sabimark/domain/bank/question.ts'
import type { Client } from '../platform/client.ts'
import { asc, desc, type ListSpec, oneOf, oneWithId } from '../platform/list/list-spec.ts'
import { useSubjects } from '../school/school-lists.ts'
import { useTopics } from './question-figures.ts'
import { type Question, typeNames } from './questions.ts'

type QuestionInput = Parameters<Client['bank']['listQuestions']>[0]

const longestTopic = 120
const types = Object.fromEntries(authorableTypes.map((type) => [type, typeNames[type]]))

export const questionList: ListSpec<QuestionInput, Question> = {
  nouns: ['question', 'questions'],
  nameOf: ({ question }) => question,
  filters: {
    subjectId: oneWithId('Subject', useSubjects),
    type: oneOf('Type', types),
    difficulty: oneOf('Difficulty', difficulties),
    topic: { label: 'Topic', useOptions: useTopics, isReal: (value) => value.length <= longestTopic },
    // Those in use are listed unless the archived ones are asked for.
    status: oneOf('Status', { archived: 'Archived' }),
  },
  kept: ['subjectId'],
  sorts: { newest: desc('Newest'), topic: asc('Topic') },
}
