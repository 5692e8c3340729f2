import { useQuery } from '@tanstack/react-query'
import { unknownExam } from '../exam/exams.ts'
import { usePageParams } from '../platform/navigation.tsx'
import { orpc } from '../platform/queries.ts'
import { Loaded } from '../platform/ui/loaded.tsx'
import { allMarking, NotTheirsToMark } from './nothing-to-mark.tsx'
import { PaperGrid } from './paper-grid.tsx'

/** Marks of essays on paper, typed in by student ID. */
export default function PaperMarksPage() {
  const { examId } = usePageParams('/marking/$examId/paper')
  const query = useQuery(
    orpc.marking.listPaperMarks.queryOptions({
      input: { examId },
      refetchOnMount: 'always',
      refetchOnWindowFocus: false,
    }),
  )
  // Typing goes on with what stood there when it began.
  const fresh = { ...query, data: query.isFetchedAfterMount ? query.data : undefined }
  return (
    <Loaded
      query={fresh}
      waiting="Loading the candidates..."
      title="Marks from paper"
      unknown={unknownExam}
      back={allMarking}
      ifNotAllowed={() => <NotTheirsToMark />}
    >
      {(papers) => <PaperGrid examId={examId} papers={papers} />}
    </Loaded>
  )
}
