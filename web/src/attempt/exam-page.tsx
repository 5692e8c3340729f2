import { usePageParam } from '../platform/navigation.tsx'
import { useMe } from '../platform/session.ts'
import { CandidateExam } from './door/candidate-exam.tsx'
import { PreviewExam } from './door/preview-exam.tsx'

/** A student's exam; for everybody else the same as a preview that stores nothing. */
export default function ExamPage() {
  const me = useMe()
  const examId = usePageParam('examId')
  return me.role === 'student' ? <CandidateExam examId={examId} /> : <PreviewExam examId={examId} />
}
