import { useState } from 'react'
import { usePageParams } from '../../platform/navigation.tsx'
import { useOptionalMe } from '../../platform/session.ts'
import { CandidateExam } from './candidate-exam.tsx'
import { Preview } from './preview.tsx'
import { SignedOut } from './signed-out.tsx'

/** A student's exam; for everybody else the same as a preview that stores nothing. */
export default function ExamPage() {
  const { examId } = usePageParams('/exam/$examId')
  return <ExamOf key={examId} examId={examId} />
}

/** Who it is for is decided once: a session that ends or changes elsewhere must not tear down a running exam. */
function ExamOf({ examId }: { examId: string }) {
  const current = useOptionalMe()
  const [me] = useState(current)
  if (!me) return <SignedOut title="Exam" />
  return me.role === 'student' ? <CandidateExam examId={examId} me={me} /> : <Preview examId={examId} />
}
