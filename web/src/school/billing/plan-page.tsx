import { Button } from '@mantine/core'
import { keptText } from '@sabimark/domain/school/billing/plan-text.ts'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { brand, company } from '../../platform/brand.ts'
import { client } from '../../platform/client.ts'
import { orpc } from '../../platform/queries.ts'
import { Card } from '../../platform/ui/card.tsx'
import { Loaded } from '../../platform/ui/loaded.tsx'
import { PageHeader } from '../../platform/ui/page-header.tsx'
import { PrintSheet } from '../../platform/ui/print-sheet.tsx'
import { Sections } from '../../platform/ui/sections.tsx'
import styles from './billing.module.css'
import { nextLine, type Period, planLine } from './billing.ts'
import { NextPlanQuestion } from './next-plan-question.tsx'
import { PeriodTable } from './period-table.tsx'
import { PlanUse } from './plan-use.tsx'
import { type OwnPlan, Receipt } from './receipt.tsx'

/** What the school has: its plan, how full it is, until when, what was paid, and the way to another plan. */
export default function PlanPage() {
  const query = useQuery(orpc.school.plan.queryOptions())
  return (
    <Loaded query={query} waiting="Loading your plan..." title="Your plan">
      {(plan) => (
        <Sections>
          <PageHeader title="Your plan">What your school has, how full it is, and what was paid.</PageHeader>
          <PresentPlan plan={plan} />
          <Payments plan={plan} />
        </Sections>
      )}
    </Loaded>
  )
}

function PresentPlan({ plan }: { plan: OwnPlan }) {
  const [isAsking, setIsAsking] = useState(false)
  const next = nextLine(plan)
  return (
    <Card title={planLine(plan)}>
      <div className={styles.parts}>
        {plan.hasEnded && <p className={styles.ended}>{keptText}</p>}
        {next && <p className={styles.soft}>{next}</p>}
        <PlanUse {...plan} />
        <div>
          <Button variant="default" onClick={() => setIsAsking(true)}>
            {next ? 'Change the request' : 'Ask for another plan'}
          </Button>
        </div>
        <Contact plan={plan} />
      </div>
      {isAsking && (
        <NextPlanQuestion
          billing={plan}
          title="Ask for another plan?"
          confirmLabel="Ask for this plan"
          call={client.school.askPlan}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Card>
  )
}

/** Whom to pay, as nothing is paid here. */
function Contact({ plan: { contact, school } }: { plan: OwnPlan }) {
  const email = contact?.email ?? company.mail
  const subject = encodeURIComponent(`${brand.name}: the plan of ${school.name}`)
  return (
    <p className={styles.soft}>
      To renew or pay, write to <a href={`mailto:${email}?subject=${subject}`}>{email}</a>
      {contact?.phone && ` or call ${contact.phone}`}.
    </p>
  )
}

function Payments({ plan }: { plan: OwnPlan }) {
  const [printed, setPrinted] = useState<Period | null>(null)
  const print = (period: Period) => {
    // On the page before the browser asks what to print.
    flushSync(() => setPrinted(period))
    window.print()
  }
  return (
    <>
      <PeriodTable
        periods={plan.periods}
        act={{
          header: 'Print',
          cell: (period) => (
            <Button
              variant="default"
              size="xs"
              leftSection={<IconPrinter size={16} aria-hidden="true" />}
              aria-label={`Print receipt ${period.receiptNumber}`}
              onClick={() => print(period)}
            >
              Receipt
            </Button>
          ),
        }}
      />
      {printed && (
        <PrintSheet>
          <Receipt period={printed} school={plan.school} contact={plan.contact} />
        </PrintSheet>
      )}
    </>
  )
}
