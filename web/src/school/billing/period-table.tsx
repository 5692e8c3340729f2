import { nairaText, periodText } from '@sabimark/domain/school/billing/period.ts'
import { planName } from '@sabimark/domain/words/plan/plan-name.ts'
import type { ReactNode } from 'react'
import { PlainTable } from '../../platform/list/plain-table.tsx'
import { StateMark, type States } from '../../platform/ui/state.tsx'
import styles from './billing.module.css'
import { type Period, periodState } from './billing.ts'

const states: States<ReturnType<typeof periodState>> = {
  running: ['Running', 'green'],
  ahead: ['To come', 'grey'],
  over: 'Over',
  void: ['Void', 'red'],
}

type PeriodTableProps = {
  periods: readonly Period[]
  receipt: (period: Period) => ReactNode
  /** What else can be done with one. */
  actions?: (period: Period) => ReactNode
}

/** What was paid, under its heading, the newest days first. */
export function PeriodTable({ periods, receipt, actions }: PeriodTableProps) {
  return (
    <section className={styles.payments}>
      <h2>Payments</h2>
      <PlainTable
        caption="Paid periods"
        rows={periods}
        rowKey={({ id }) => id}
        empty={<p className={styles.soft}>No payment has been recorded yet.</p>}
        columns={[
          { header: 'Days and plan', cell: (one) => <Days {...one} />, isTitle: true, isOneLine: true },
          { header: 'Paid', cell: ({ paidNaira }) => nairaText(paidNaira), isNumeric: true },
          { header: 'State', cell: (one) => <StateOf {...one} />, isSaidAlone: true },
          { header: 'Receipt', cell: receipt, isSaidAlone: true },
          ...(actions ? [{ header: 'Actions', cell: actions, isSaidAlone: true }] : []),
        ]}
        isDense
      />
    </section>
  )
}

function Days(period: Period) {
  return (
    <>
      {periodText(period)}
      <span className={styles.under}>{planName(period.plan)}</span>
    </>
  )
}

function StateOf(period: Period) {
  return (
    <>
      <StateMark state={states[periodState(period)]} />
      {period.voidReason && <span className={styles.under}>{period.voidReason}</span>}
    </>
  )
}
