import { Button } from '@mantine/core'
import type { BillingFacts } from '@sabimark/contract/answers.ts'
import { keptText } from '@sabimark/domain/school/billing/plan-text.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { brand } from '../../platform/brand.ts'
import { client } from '../../platform/client.ts'
import { orpc } from '../../platform/queries.ts'
import { Card } from '../../platform/ui/card.tsx'
import { Loaded } from '../../platform/ui/loaded.tsx'
import { PageHeader } from '../../platform/ui/page-header.tsx'
import { Sections } from '../../platform/ui/sections.tsx'
import { SettingsTabs } from '../settings/settings-tabs.tsx'
import styles from './billing.module.css'
import { nextLine, planStanding } from './billing.ts'
import { NextPlanDialog } from './next-plan-dialog.tsx'
import { Payments } from './payments.tsx'
import { PlanUse } from './plan-use.tsx'

/** What the school has: its plan, how full it is, until when, what was paid, and the way to another plan. */
export default function PlanPage() {
  const query = useQuery(orpc.school.plan.queryOptions())
  return (
    <Loaded query={query} waiting="Loading your plan..." title="Settings">
      {(plan) => (
        <Sections>
          <PageHeader title="Settings" />
          <SettingsTabs current="/plan" />
          <PresentPlan plan={plan} />
          <Payments billing={plan} />
        </Sections>
      )}
    </Loaded>
  )
}

function PresentPlan({ plan }: { plan: BillingFacts }) {
  const [isAsking, setIsAsking] = useState(false)
  const next = nextLine(plan)
  const { title, text } = planStanding(plan)
  return (
    <Card title={title}>
      <div className={styles.parts}>
        <p className={styles.soft}>{text}</p>
        {plan.hasEnded && <p className={styles.ended}>{keptText}</p>}
        {plan.hasEnded && <Contact plan={plan} />}
        {next && <p className={styles.soft}>{next}</p>}
        <PlanUse {...plan} />
        <div>
          <Button variant="default" onClick={() => setIsAsking(true)}>
            {next ? 'Change the request' : 'Ask for another plan'}
          </Button>
        </div>
        {!plan.hasEnded && <Contact plan={plan} />}
      </div>
      {isAsking && (
        <NextPlanDialog
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
function Contact({ plan: { contact, school } }: { plan: BillingFacts }) {
  if (!contact) return null
  const subject = encodeURIComponent(`${brand.name}: the plan of ${school.name}`)
  return (
    <p className={styles.soft}>
      To renew or pay, write to <a href={`mailto:${contact.email}?subject=${subject}`}>{contact.email}</a>
      {contact.phone && ` or call ${contact.phone}`}.
    </p>
  )
}
