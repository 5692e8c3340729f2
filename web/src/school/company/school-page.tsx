import { formatLagos } from '@sabimark/domain/school/lagos-time.ts'
import { usePageParams } from '../../platform/navigation.tsx'
import { RecordScreen } from '../../platform/record/record-screen.tsx'
import { SchoolBilling } from '../billing/school-billing.tsx'
import { schoolStatuses } from '../school-status.ts'
import { subscriptionText } from '../subscription-text.ts'
import { schoolForm } from './school-record.tsx'

/** One school as the company sees it: how much there is at it, how it is reached, and what the company did. */
export default function SchoolPage() {
  const { schoolId } = usePageParams('/schools/$schoolId')
  return (
    <RecordScreen
      id={schoolId}
      form={schoolForm}
      back={{ to: '/schools', label: 'Schools' }}
      acts={[]}
      line={(school) => [school.website, subscriptionText(school)]}
      inHead={['name', 'subscription', 'subdomain']}
      facts={({ createdAt, updatedAt }) => [
        ['Signed up', formatLagos(new Date(createdAt))],
        ['Last changed', formatLagos(new Date(updatedAt))],
      ]}
      states={schoolStatuses}
      figures={{
        ...{ Students: 'studentsCount', Teachers: 'teachersCount', Subjects: 'subjectsCount' },
        ...{ Questions: 'questionsCount', Exams: 'examsCount', 'Open now': 'activeExams', Results: 'resultsCount' },
      }}
      below={<SchoolBilling id={schoolId} />}
    />
  )
}
