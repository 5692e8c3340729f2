import { Button } from '@mantine/core'
import type { BillingFacts } from '@sabimark/contract/answers.ts'
import { keptText } from '@sabimark/domain/school/billing/plan-text.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { brand } from '../../platform/brand.ts'
import { client } from '../../platform/client.ts'
import { orpc } from '../../platform/queries.ts'
import { Loaded } from '../../platform/ui/loaded.tsx'
import { PageHeader } from '../../platform/ui/page-header.tsx'
import { Sections } from '../../platform/ui/sections.tsx'
import { SettingsTabs } from '../settings/settings-tabs.tsx'
import styles from './billing.module.css'
import { NextPlanDialog } from './next-plan-dialog.tsx'
import { Payments } from './payments.tsx'
import { Standing } from './standing.tsx'

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
  return (
    <>
      <Standing
        billing={plan}
        acts={
          <Button variant="default" onClick={() => setIsAsking(true)}>
            {plan.next ? 'Change the request' : 'Ask for another plan'}
          </Button>
        }
      >
        {plan.hasEnded && <p className={styles.ended}>{keptText}</p>}
        <Contact plan={plan} />
      </Standing>
      {isAsking && (
        <NextPlanDialog
          billing={plan}
          title="Ask for another plan?"
          confirmLabel="Ask for this plan"
          call={client.school.askPlan}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}

/** Whom to pay, as nothing is paid here. */
function Contact({ plan: { contact, school } }: { plan: BillingFacts }) {
  if (!contact) return null
  const subject = encodeURIComponent(`${brand.name}: the plan of ${school.name}`)
  return (
    <p className={styles.soft}>
      To renew or pay, write to <a href={`mailto:${contact.email}?subject=${subject}`}>{contact.email}</a>
      {contact.phone && (
        <>
          {' '}
          or call <span className={styles.number}>{contact.phone}</span>
        </>
      )}
      .
    </p>
  )
}
