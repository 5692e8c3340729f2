import type { BankQuestion } from '@sabimark/contract/answers.ts'
import { difficulties } from '@sabimark/domain/bank/question.ts'
import type { Client } from '../platform/client.ts'
import { asc, desc, type ListSpec, oneOf, oneWithId } from '../platform/list/list-spec.ts'
import type { Choices } from '../platform/ui/choices.tsx'
import { useSubjects } from '../school/school-lists.ts'
import { useTopics } from './question-figures.ts'
import { typeNames } from './questions.ts'

export type QuestionInput = Omit<Parameters<Client['bank']['listQuestions']>[0], 'searched' | 'used'>

const longestName = 60

/** The question's first words, for who hears which one this is. */
export function questionName({ question }: Pick<BankQuestion, 'question'>): string {
  return question.length > longestName ? `${question.slice(0, longestName)}…` : question
}

const longestTopic = 120

/** The filters that the bank and the choice of an exam have in common. */
const filters = (useTheirTopics: () => Choices) => ({
  type: oneOf('Type', typeNames),
  difficulty: oneOf('Difficulty', difficulties),
  topic: { label: 'Topic', useOptions: useTheirTopics, isReal: (value: string) => value.length <= longestTopic },
})

export const questionList: ListSpec<QuestionInput, BankQuestion> = {
  nouns: ['question', 'questions'],
  nameOf: questionName,
  filters: {
    subjectId: oneWithId('Subject', useSubjects),
    ...filters(() => useTopics()),
    // Those in use are listed unless the archived ones are asked for.
    status: oneOf('Status', { archived: 'Archived' }),
  },
  kept: ['subjectId'],
  sorts: { newest: desc('Newest'), topic: asc('Topic') },
}

export type ChoiceInput = Omit<QuestionInput, 'subjectId' | 'status'> & { used?: 'never' | 'before' }

/** What narrows a choice most stands first. */
function choiceFilters(subjectId: string) {
  const { topic, difficulty, type } = filters(() => useTopics(subjectId))
  return { topic, difficulty, used: oneOf('Used', { never: 'Never', before: 'In an exam' }), type }
}

/** The questions of one subject an exam can have: in the order they were written, as a paper made of all of them has them. */
export const choiceList = (subjectId: string): ListSpec<ChoiceInput, BankQuestion> => ({
  nouns: ['question', 'questions'],
  nameOf: questionName,
  filters: choiceFilters(subjectId),
  sorts: { newest: asc('As written'), topic: asc('Topic') },
})
