import { formatLagos } from '@sabimark/domain/words/lagos-time.ts'
import { usePageParams } from '../../platform/navigation.tsx'
import type { Fact } from '../../platform/record/record-facts.ts'
import { RecordScreen } from '../../platform/record/record-screen.tsx'
import { SchoolBilling } from '../billing/school-billing.tsx'
import { schoolStatuses } from '../school-status.ts'
import { schoolActs } from './school-acts.tsx'
import { schoolForm } from './school-record.tsx'

const suspension = (since: string, reason: string | null): Fact => [
  'Suspended since',
  [formatLagos(new Date(since)), reason].filter(Boolean).join(' · '),
]

/** One school as the company sees it: how much there is at it, how it is reached, and what the company did. */
export default function SchoolPage() {
  const { schoolId } = usePageParams('/schools/$schoolId')
  return (
    <RecordScreen
      id={schoolId}
      form={schoolForm}
      back={{ to: '/schools', label: 'Schools' }}
      acts={schoolActs}
      line={({ website }) => [website]}
      inHead={['name', 'subscription', 'subdomain']}
      facts={({ owner, createdAt, suspendedAt, suspendReason }) => [
        {
          title: 'With Sabimark',
          facts: [
            ...(suspendedAt === null ? [] : [suspension(suspendedAt, suspendReason)]),
            ['Owner', owner ?? ''],
            ['Signed up', formatLagos(new Date(createdAt))],
          ],
        },
      ]}
      states={schoolStatuses}
      figures={{
        Students: 'studentsCount',
        Teachers: 'teachersCount',
        Subjects: 'subjectsCount',
        Questions: 'questionsCount',
        Exams: examsText,
        Results: 'resultsCount',
      }}
      below={<SchoolBilling id={schoolId} />}
    />
  )
}

/** How many there are and how many of them are open now: "12 (2 open)". */
function examsText({ examsCount, activeExams }: { examsCount: number; activeExams: number }): string {
  const all = examsCount.toLocaleString('en-NG')
  return activeExams === 0 ? all : `${all} (${activeExams.toLocaleString('en-NG')} open)`
}
