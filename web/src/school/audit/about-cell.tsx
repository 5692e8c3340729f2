import type { AuditLine } from '@sabimark/contract/answers.ts'
import { RecordLink } from '../../platform/navigation.tsx'
import type { PageAddress } from '../../platform/page.ts'
import { useMe } from '../../platform/session.ts'
import styles from './audit.module.css'

type About = NonNullable<AuditLine['about']>

/** The page of what a line is about; null where it has none, or is gone. */
function pageOf({ noun, id, isThere }: About): PageAddress | null {
  if (!isThere) return null
  if (noun === 'student') return { to: '/students/$studentId', params: { studentId: id } }
  if (noun === 'teacher') return { to: '/teachers/$teacherId', params: { teacherId: id } }
  if (noun === 'class') return { to: '/students/classes/$classId', params: { classId: id } }
  if (noun === 'subject') return { to: '/subjects/$subjectId', params: { subjectId: id } }
  if (noun === 'term') return { to: '/reports/terms/$termId', params: { termId: id } }
  if (noun === 'exam') return { to: '/exams/$examId', params: { examId: id } }
  if (noun === 'question') return { to: '/questions/$questionId', params: { questionId: id } }
  if (noun === 'result') return { to: '/results/$attemptId', params: { attemptId: id } }
  return null
}

/** For the company, which reads of schools. */
function pageOfSchool({ noun, id }: About): PageAddress | null {
  return noun === 'school' ? { to: '/schools/$schoolId', params: { schoolId: id } } : null
}

/** What a line is about, with a link to it where it still is. */
export function AboutCell({ line: { about } }: { line: AuditLine }) {
  const { role } = useMe()
  if (about === null) return '–'
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
