import type { Exam } from '@sabimark/contract/answers.ts'
import { averageText } from '@sabimark/domain/words/percentage-text.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { useQuery } from '@tanstack/react-query'
import { PageLink } from '../../platform/navigation.tsx'
import { orpc } from '../../platform/queries.ts'
import { serverNow } from '../../platform/server-now.ts'
import { Loaded } from '../../platform/ui/loaded.tsx'
import rows from '../../platform/ui/row-card.module.css'
import { AllLink, RowCard } from '../../platform/ui/row-card.tsx'
import { ExamBadge } from '../exam-badge.tsx'
import { whoText } from '../named-students.ts'
import { opensText } from './exam-times.ts'
import styles from './recent-exams.module.css'
import { missingFrom } from './row-act.ts'

/** The specification's dashboard shows five. */
const shownCount = 5

type RecentExamsProps = {
  /** How many answers wait, by exam. */
  toMark: ReadonlyMap<string, number>
}

/** On the dashboard what happened last: exams that have begun, the latest first, then those to come. */
export default function RecentExams({ toMark }: RecentExamsProps) {
  const query = useQuery(
    orpc.exam.list.queryOptions({ input: { size: shownCount, sort: 'recent' }, select: ({ items }) => items }),
  )
  return (
    <RowCard title="Recent Exams" aside={<AllLink page={{ to: '/exams' }}>View All</AllLink>}>
      <Loaded query={query} waiting="Loading exams...">
        {(exams) =>
          exams.length > 0 ? (
            <ul className={rows.list}>
              {exams.map((exam) => (
                <ExamLine key={exam.id} exam={exam} toMark={toMark.get(exam.id) ?? 0} />
              ))}
            </ul>
          ) : (
            <p className={rows.hint}>No exams found</p>
          )
        }
      </Loaded>
    </RowCard>
  )
}

function ExamLine({ exam, toMark }: { exam: Exam; toMark: number }) {
  const { id, title, subject, status, opensAt } = exam
  const now = serverNow()
  const { text, isWaiting } = standingOf(exam, toMark, now)
  return (
    <li className={styles.row}>
      <span className={styles.badge}>
        <ExamBadge exam={exam} />
      </span>
      <PageLink
        to={status === 'draft' ? '/exams/$examId' : '/results/exam/$examId'}
        params={{ examId: id }}
        className={`${rows.name} ${styles.title}`}
        title={[title, subject, whoText(exam)].filter(Boolean).join(' · ')}
      >
        {title}
      </PageLink>
      <span className={`${rows.soft} ${styles.when}`}>{dayOf(opensAt, now)}</span>
      <span className={styles.standing} data-waiting={isWaiting}>
        {text}
      </span>
    </li>
  )
}

/** 'Today, 10:00 am', and of another day no hour: 'Mon 23 Nov'. */
function dayOf(opensAt: string, now: Date): string {
  const text = opensText(opensAt, now)
  return text.startsWith('Today') ? text : text.replace(/,[^,]*$/, '')
}

/** What there is to know of an exam as it stands, in a word or two. */
function standingOf(exam: Exam, toMark: number, now: Date): { text: string; isWaiting?: true } {
  const { status, submittedCount, startedCount, studentsRegistered, averageScore } = exam
  if (status === 'draft') {
    const missing = missingFrom(exam, now)
    if (missing.length === 0) return { text: counted(exam.questionCount, 'question') }
    return { text: missing.length === 1 ? missing.join() : `${missing.length} things missing`, isWaiting: true }
  }
  if (status === 'scheduled') return { text: counted(studentsRegistered, 'student') }
  if (status === 'active') {
    const expected = Math.max(studentsRegistered, startedCount)
    return { text: `${submittedCount.toLocaleString('en-NG')}/${expected.toLocaleString('en-NG')} handed in` }
  }
  if (toMark > 0) return { text: `${toMark.toLocaleString('en-NG')} to mark`, isWaiting: true }
  if (averageScore !== null) return { text: averageText(averageScore) }
  return { text: `${submittedCount.toLocaleString('en-NG')} handed in` }
}
