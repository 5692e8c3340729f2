import { client } from '../platform/client.ts'
import { detailOf, type FindSource } from '../platform/find.ts'

/** As long as a line is read, and shorter than a search may be. */
const shownLength = 78

export const finds: FindSource[] = [
  {
    label: 'Questions',
    roles: ['school_admin', 'teacher'],
    order: 60,
    find: async (query, signal) => {
      const { items } = await client.bank.listQuestions({ search: query }, { signal })
      return items.map(({ id, question, subject, topic }) => {
        const [line = ''] = question.trim().split('\n')
        // A sign cut in half can be neither shown nor searched for.
        const search = line.slice(0, shownLength).replace(/\p{Surrogate}/gu, '')
        const title = line.length > shownLength ? `${search.trimEnd()}…` : line
        return { id, title, detail: detailOf(subject, topic), page: { to: '/questions' }, search }
      })
    },
  },
]
