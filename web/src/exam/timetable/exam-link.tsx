import { PageLink } from '../../platform/navigation.tsx'
import type { TimetableSitting } from './timetable.ts'

/** The title, and the way to the exam for who works on it. */
export function ExamLink({ sitting: { examId, title } }: { sitting: TimetableSitting }) {
  if (examId === null) return <strong>{title}</strong>
  return (
    <PageLink to="/exams/$examId" params={{ examId }}>
      {title}
    </PageLink>
  )
}
