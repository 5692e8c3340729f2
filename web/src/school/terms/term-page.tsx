import { usePageParams } from '../../platform/navigation.tsx'
import { RecordScreen } from '../../platform/record/record-screen.tsx'
import { TermDaysCard } from './term-days-card.tsx'
import { signOfTerm, termActs, termForm } from './term-record.tsx'

/** One term: its days, what happened to it. */
export default function TermPage() {
  return (
    <RecordScreen
      id={usePageParams('/reports/terms/$termId').termId}
      form={termForm}
      back={{ to: '/reports/terms', label: 'Terms' }}
      acts={termActs}
      line={({ year }) => [year]}
      inHead={['name', 'year']}
      initialsFrom={signOfTerm}
      main={(term) => <TermDaysCard term={term} />}
    />
  )
}
