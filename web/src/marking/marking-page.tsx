import { useQuery } from '@tanstack/react-query'
import { orpc } from '../platform/queries.ts'
import { Loaded } from '../platform/ui/loaded.tsx'
import { PageHeader } from '../platform/ui/page-header.tsx'
import { Sections } from '../platform/ui/sections.tsx'
import { NothingToMark } from './nothing-to-mark.tsx'
import { QuestionsToMark } from './questions-to-mark.tsx'

/** Everything there is to mark, by exam. */
export default function MarkingPage() {
  const query = useQuery(orpc.marking.listToMark.queryOptions({ input: {}, refetchOnMount: 'always' }))
  return (
    <Sections>
      <PageHeader title="Marking" />
      <Loaded query={query} waiting="Loading what there is to mark...">
        {({ items }) =>
          items.length === 0 ? (
            <NothingToMark />
          ) : (
            items.map((exam) => <QuestionsToMark key={exam.examId} exam={exam} hasTitle />)
          )
        }
      </Loaded>
    </Sections>
  )
}
