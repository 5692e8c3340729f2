import type { AuditLine } from '@sabimark/contract/answers.ts'
import { RecordLink } from '../../platform/navigation.tsx'
import type { PageAddress } from '../../platform/page.ts'
import { useMe } from '../../platform/session.ts'
import styles from './audit.module.css'

type About = NonNullable<AuditLine['about']>

type Noun = NonNullable<About['noun']>

/** The page of each noun at a school; null where it has none. */
const pages: Readonly<Record<Noun, ((id: string) => PageAddress) | null>> = {
  student: (studentId) => ({ to: '/students/$studentId', params: { studentId } }),
  teacher: (teacherId) => ({ to: '/teachers/$teacherId', params: { teacherId } }),
  user: null,
  class: (classId) => ({ to: '/students/classes/$classId', params: { classId } }),
  subject: (subjectId) => ({ to: '/subjects/$subjectId', params: { subjectId } }),
  term: (termId) => ({ to: '/reports/terms/$termId', params: { termId } }),
  exam: (examId) => ({ to: '/exams/$examId', params: { examId } }),
  question: (questionId) => ({ to: '/questions/$questionId', params: { questionId } }),
  result: (attemptId) => ({ to: '/results/$attemptId', params: { attemptId } }),
  report: null,
  school: null,
}

/** The page of what a line is about; null where it has none, or is gone. */
function pageOf({ noun, id, isThere }: About): PageAddress | null {
  return noun !== null && isThere ? (pages[noun]?.(id) ?? null) : null
}

/** For the company, which reads of schools. */
function pageOfSchool({ noun, id }: About): PageAddress | null {
  return noun === 'school' ? { to: '/schools/$schoolId', params: { schoolId: id } } : null
}

/** What a line is about, with a link to it where it still is. */
export function AboutLink({ line: { about } }: { line: AuditLine }) {
  const { role } = useMe()
  if (about === null) return null
  const page = role === 'school_admin' ? pageOf(about) : role === 'super_admin' ? pageOfSchool(about) : null
  if (page) {
    return (
      <RecordLink {...page} className={styles.about}>
        {about.label}
      </RecordLink>
    )
  }
  const isGone = !about.isThere && about.noun !== 'school'
  return (
    <span className={styles.about}>
      {about.label}
      {isGone && <span className={styles.soft}> (deleted)</span>}
    </span>
  )
}
