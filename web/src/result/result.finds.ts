import { percentageText } from '@sabimark/domain/words/percentage-text.ts'
import { client } from '../platform/client.ts'
import { detailOf, type FindSource, matching } from '../platform/find.ts'

export const finds: FindSource[] = [
  {
    label: 'Results',
    roles: ['school_admin', 'teacher'],
    order: 70,
    find: async (search, signal) => {
      const { items } = await client.exam.list({ search, only: 'published' }, { signal })
      return items
        .filter(({ submittedCount }) => submittedCount > 0)
        .map(({ id, title, subject, submittedCount }) => ({
          id,
          title: `Results of ${title}`,
          detail: detailOf(subject, `${submittedCount} handed in`),
          page: { to: '/results/exam/$examId', params: { examId: id } },
        }))
    },
  },
  {
    label: 'My results',
    roles: ['student'],
    order: 70,
    find: async (query, signal) => {
      const { items } = await client.result.listMine(undefined, { signal })
      return matching(items, query, ({ examTitle, subject }) => [examTitle, subject]).map((item) => ({
        id: item.attemptId,
        title: item.examTitle,
        detail: detailOf(item.subject, item.score ? percentageText(item.score.percentage) : 'Not released yet'),
        page: { to: '/results/$attemptId', params: { attemptId: item.attemptId } },
      }))
    },
  },
]
