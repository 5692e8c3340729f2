import { Button } from '@mantine/core'
import type { BillingFacts } from '@sabimark/contract/answers.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../platform/client.ts'
import { orpc } from '../../platform/queries.ts'
import { Loaded } from '../../platform/ui/loaded.tsx'
import styles from './billing.module.css'
import type { Period } from './billing.ts'
import { ExtendTrialDialog } from './extend-trial-dialog.tsx'
import { NextPlanDialog } from './next-plan-dialog.tsx'
import { Payments } from './payments.tsx'
import { RecordPeriodDialog } from './record-period-dialog.tsx'
import { Standing } from './standing.tsx'
import { VoidPeriodDialog } from './void-period-dialog.tsx'

/** What one school has paid for, and what the company does about it. */
export function SchoolBilling({ id }: { id: string }) {
  const query = useQuery(orpc.school.billing.queryOptions({ input: { id } }))
  return (
    <Loaded query={query} waiting="Loading payments...">
      {(billing) => <Shown id={id} billing={billing} />}
    </Loaded>
  )
}

type Asked = 'record' | 'next' | 'trial' | Period | null

function Shown({ id, billing }: { id: string; billing: BillingFacts }) {
  const [asked, setAsked] = useState<Asked>(null)
  const onClose = () => setAsked(null)
  return (
    <>
      <Standing billing={billing} acts={<Acts billing={billing} onAsk={setAsked} />} />
      <Payments billing={billing} more={(one) => <VoidButton period={one} onVoid={setAsked} />} />
      {asked === 'record' && <RecordPeriodDialog id={id} billing={billing} onClose={onClose} />}
      {asked === 'trial' && <ExtendTrialDialog id={id} onClose={onClose} />}
      {asked === 'next' && (
        <NextPlanDialog
          billing={billing}
          title="Change the plan of the next period?"
          confirmLabel="Change plan"
          call={(input, options) => client.school.setNextPlan({ ...input, id }, options)}
          onClose={onClose}
        />
      )}
      {typeof asked === 'object' && asked && <VoidPeriodDialog id={id} period={asked} onClose={onClose} />}
    </>
  )
}

function Acts({ billing, onAsk }: { billing: BillingFacts; onAsk: (asked: Asked) => void }) {
  return (
    <>
      <Button onClick={() => onAsk('record')}>Record payment</Button>
      <Button variant="default" onClick={() => onAsk('next')}>
        Change next plan
      </Button>
      {billing.trialEndsAt !== null && billing.periods.every(({ voidedAt }) => voidedAt !== null) && (
        <Button variant="default" onClick={() => onAsk('trial')}>
          Extend trial
        </Button>
      )}
    </>
  )
}

function VoidButton({ period, onVoid }: { period: Period; onVoid: (period: Period) => void }) {
  if (period.voidedAt !== null) return null
  return (
    <Button
      className={styles.inRow}
      variant="default"
      size="xs"
      aria-label={`Void ${period.receiptNumber}`}
      onClick={() => onVoid(period)}
    >
      Void
    </Button>
  )
}
