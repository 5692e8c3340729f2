import type { Exam } from '@sabimark/contract/answers.ts'
import { useQuery } from '@tanstack/react-query'
import { PageButton } from '../platform/navigation.tsx'
import { orpc } from '../platform/queries.ts'
import { Card } from '../platform/ui/card.tsx'
import { Loaded } from '../platform/ui/loaded.tsx'
import { TextLink } from '../platform/ui/text-link.tsx'
import styles from './exam.module.css'
import { ExamBadge } from './exam-badge.tsx'
import { lagosText } from './exams.ts'
import { whoText } from './named-students.ts'

/** The specification's dashboard shows five. */
const shownCount = 5

/** The newest exams on the dashboard. */
export default function RecentExams() {
  const query = useQuery(orpc.exam.list.queryOptions({ input: { size: shownCount }, select: ({ items }) => items }))
  return (
    <Card
      title="Recent Exams"
      aside={
        <PageButton to="/exams" variant="subtle" size="compact-md">
          View All
        </PageButton>
      }
    >
      <Loaded query={query} waiting="Loading exams...">
        {(exams) => (exams.length > 0 ? <ExamLines exams={exams} /> : <p className={styles.hint}>No exams found</p>)}
      </Loaded>
    </Card>
  )
}

function ExamLines({ exams }: { exams: readonly Exam[] }) {
  return (
    <ul className={styles.list}>
      {exams.map((exam) => (
        <li key={exam.id} className={styles.row} data-one-line={true}>
          <span className={styles.text}>
            <TextLink
              to={exam.status === 'draft' ? '/exams/$examId' : '/results/exam/$examId'}
              params={{ examId: exam.id }}
            >
              {exam.title}
            </TextLink>
            <span className={styles.under}>
              {exam.subject} · {whoText(exam) || 'no class chosen'} · {lagosText(exam.opensAt)}
            </span>
          </span>
          <ExamBadge exam={exam} />
        </li>
      ))}
    </ul>
  )
}
