import type { ReadyMade } from '@sabimark/contract/answers.ts'
import { difficulties } from '@sabimark/domain/bank/question.ts'
import { useQuery } from '@tanstack/react-query'
import type { Client } from '../../platform/client.ts'
import { asc, type ListSpec, oneOf } from '../../platform/list/list-spec.ts'
import { orpc } from '../../platform/queries.ts'

export type ReadyMadeInput = Parameters<Client['bank']['listReadyMade']>[0]

/** What is ready-made, by subject and topic. */
const topicsQuery = orpc.bank.readyMadeTopics.queryOptions()

type Counted = { name: string; count: number }
const choices = (all: readonly Counted[]) =>
  all.map(({ name, count }) => ({ id: name, name: `${name} (${count.toLocaleString('en-NG')})` }))

/** Subjects to choose among, with how many questions each has. */
function useReadySubjects() {
  return useQuery({
    ...topicsQuery,
    select: ({ subjects }) => choices(subjects.map(({ subject: name, count }) => ({ name, count }))),
  })
}

/** The topics of one subject in the order of the syllabus; none before a subject is chosen. */
function useReadyTopics(subject: string | undefined) {
  return useQuery({
    ...topicsQuery,
    select: ({ subjects }) => choices(subjects.find((one) => one.subject === subject)?.topics ?? []),
  })
}

/** Ready-made questions: topics are those of the subject that is chosen. */
export const readyMadeList = (subject: string | undefined): ListSpec<ReadyMadeInput, ReadyMade> => ({
  nouns: ['ready-made question', 'ready-made questions'],
  nameOf: ({ question }) => question,
  filters: {
    subject: { label: 'Subject', useOptions: useReadySubjects, isReal: (value) => value.length <= 80 },
    topic: {
      label: 'Topic',
      useOptions: () => useReadyTopics(subject),
      isReal: (value) => value.length <= 120,
      within: 'subject',
    },
    difficulty: oneOf('Difficulty', difficulties),
  },
  kept: ['subject'],
  sorts: { topic: asc('Syllabus') },
})
