import type { PlanLists } from '@sabimark/contract/answers.ts'
import { dayText, nairaText, periodText } from '@sabimark/domain/school/billing/period.ts'
import { formatLagos } from '@sabimark/domain/words/lagos-time.ts'
import { planName } from '@sabimark/domain/words/plan/plan-name.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type PlainColumn, PlainTable } from '../../platform/list/plain-table.tsx'
import { PageButton } from '../../platform/navigation.tsx'
import { orpc } from '../../platform/queries.ts'
import { Loaded } from '../../platform/ui/loaded.tsx'
import { PageHeader } from '../../platform/ui/page-header.tsx'
import { Sections } from '../../platform/ui/sections.tsx'
import { StateMark, type States } from '../../platform/ui/state.tsx'
import { TextLink } from '../../platform/ui/text-link.tsx'
import styles from './plans-page.module.css'

type Line<Kind extends keyof PlanLists> = PlanLists[Kind]['items'][number]

const endStates: States<'ended' | 'soon'> = { soon: ['Ends soon', 'amber'], ended: ['Ended', 'red'] }
const paymentStates: States<'paid' | 'void'> = { paid: 'Paid', void: ['Void', 'red'] }

/** Which school it is about, and who owns it. */
function School({ schoolId, school, owner }: { schoolId: string; school: string; owner: string | null }) {
  return (
    <>
      <TextLink to="/schools/$schoolId" params={{ schoolId }}>
        {school}
      </TextLink>
      {owner && <span className={styles.owner}>{owner}</span>}
    </>
  )
}

/** The company's working day over all schools: what ends, what is asked for, what was paid. */
export default function PlansPage() {
  const query = useQuery(orpc.school.plans.queryOptions())
  return (
    <Loaded query={query} waiting="Loading plans and payments..." title="Plans and Payments">
      {({ ends, requests, payments }) => (
        <Sections>
          <PageHeader
            title="Plans and Payments"
            actions={
              <PageButton to="/schools" variant="default">
                All schools
              </PageButton>
            }
          >
            What ends soon, what schools ask for and what they have paid. Each is recorded on the page of its school.
          </PageHeader>
          <Part title="Ending soon" total={ends.total} shown={ends.items.length}>
            <PlainTable
              caption="Plans that end soon or ended not long ago"
              rows={ends.items}
              rowKey={({ schoolId }) => schoolId}
              empty={<p className={styles.empty}>No plan ends within thirty days.</p>}
              columns={endColumns}
              isDense
            />
          </Part>
          <Part title="Plans asked for" total={requests.total} shown={requests.items.length}>
            <PlainTable
              caption="Plans that schools ask for"
              rows={requests.items}
              rowKey={({ schoolId }) => schoolId}
              empty={<p className={styles.empty}>No school asks for another plan.</p>}
              columns={requestColumns}
              isDense
            />
          </Part>
          <Part title="Payments" total={payments.total} shown={payments.items.length}>
            <PlainTable
              caption="Payments of all schools"
              rows={payments.items}
              rowKey={({ id }) => id}
              empty={<p className={styles.empty}>No payment has been recorded yet.</p>}
              columns={paymentColumns}
              isDense
            />
          </Part>
        </Sections>
      )}
    </Loaded>
  )
}

const schoolColumn = { header: 'School', isTitle: true } as const

const endColumns: readonly PlainColumn<Line<'ends'>>[] = [
  { ...schoolColumn, cell: School },
  {
    header: 'Plan',
    isSaidAlone: true,
    cell: ({ plan, isTrial }) => `${planName(plan)}${isTrial ? ', free trial' : ''}`,
  },
  { header: 'Last day', isOneLine: true, cell: ({ endsOn }) => dayText(endsOn) },
  {
    header: 'State',
    isSaidAlone: true,
    cell: ({ hasEnded }) => <StateMark state={endStates[hasEnded ? 'ended' : 'soon']} />,
  },
]

const requestColumns: readonly PlainColumn<Line<'requests'>>[] = [
  { ...schoolColumn, cell: School },
  { header: 'Has', cell: ({ plan }) => planName(plan) },
  { header: 'Asks for', cell: ({ asked }) => planName(asked) },
  { header: 'Asked', isOneLine: true, cell: ({ askedAt }) => formatLagos(new Date(askedAt)) },
]

const paymentColumns: readonly PlainColumn<Line<'payments'>>[] = [
  { ...schoolColumn, cell: School },
  { header: 'Paid', cell: ({ paidNaira }) => nairaText(paidNaira), isNumeric: true },
  { header: 'Paid on', isOneLine: true, cell: ({ paidOn }) => dayText(paidOn) },
  {
    header: 'For',
    cell: (one) => (
      <>
        {planName(one.plan)}, <span className={styles.days}>{periodText(one)}</span>
      </>
    ),
  },
  { header: 'Receipt', isOneLine: true, cell: ({ receiptNumber }) => receiptNumber },
  {
    header: 'State',
    isSaidAlone: true,
    cell: ({ isVoid }) => <StateMark state={paymentStates[isVoid ? 'void' : 'paid']} />,
  },
]

type PartProps = { title: string; total: number; shown: number; children: ReactNode }

function Part({ title, total, shown, children }: PartProps) {
  return (
    <section className={styles.part}>
      <h2>
        {title}
        {total > shown && (
          <span className={styles.count}>
            {shown} of {total.toLocaleString('en-NG')}
          </span>
        )}
      </h2>
      {children}
    </section>
  )
}
