import { lazy, Suspense } from 'react'
import { LoadingSheet } from '../../platform/ui/loading-sheet.tsx'
import { DoorFrame } from './door-frame.tsx'

// Apart from the rest: a candidate of a real exam never needs it.
const PreviewExam = lazy(() => import('./preview-exam.tsx'))

/** An exam of which nothing is kept: for staff, and for everybody where it is the demo's sample. */
export function Preview({ examId }: { examId: string }) {
  return (
    <Suspense
      fallback={
        <DoorFrame title="Exam">
          <LoadingSheet>Loading exam...</LoadingSheet>
        </DoorFrame>
      }
    >
      <PreviewExam examId={examId} />
    </Suspense>
  )
}
