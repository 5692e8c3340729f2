import { authorableTypes, difficulties } from '@sabimark/domain/bank/question.ts'
import type { Client } from '../platform/client.ts'
import { isId, isOneOf, type ListSpec } from '../platform/list/list-spec.ts'
import { type Question, typeNames } from './questions.ts'

type QuestionInput = Parameters<Client['bank']['listQuestions']>[0]

const longestTopic = 120

export const questionList: ListSpec<QuestionInput, Question> = {
  nouns: ['question', 'questions'],
  nameOf: ({ question }) => question,
  filters: {
    subjectId: isId,
    type: isOneOf(...authorableTypes),
    difficulty: isOneOf(...difficulties),
    topic: (value) => value.length <= longestTopic,
    status: isOneOf('archived'),
  },
  kept: ['subjectId'],
  sorts: { newest: { label: 'Newest', order: 'desc' }, topic: { label: 'Topic', order: 'asc' } },
}

export const typeChoices = authorableTypes.map((id) => ({ id, name: typeNames[id] }))
export const difficultyChoices = difficulties.map((id) => ({ id, name: id }))
/** Those in use are listed unless the archived ones are asked for. */
export const statusChoices = [{ id: 'archived', name: 'Archived' }]
