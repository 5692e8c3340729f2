import { Button } from '@mantine/core'
import type { BillingFacts } from '@sabimark/contract/answers.ts'
import { IconPrinter } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { PrintSheet } from '../../platform/ui/print-sheet.tsx'
import styles from './billing.module.css'
import type { Period } from './billing.ts'
import { PeriodTable } from './period-table.tsx'
import { Receipt } from './receipt.tsx'

type PaymentsProps = {
  billing: BillingFacts
  /** What else can be done with a period. */
  more?: (period: Period) => ReactNode
}

/** What was paid, each with its receipt to print. */
export function Payments({ billing, more }: PaymentsProps) {
  const [printed, setPrinted] = useState<Period | null>(null)
  const print = (period: Period) => {
    // On the page before the browser asks what to print. It stays: a phone asks later.
    flushSync(() => setPrinted(period))
    window.print()
  }
  const receipt = (period: Period) => (
    <Button
      className={styles.inRow}
      variant="default"
      size="xs"
      leftSection={<IconPrinter size={16} aria-hidden="true" />}
      aria-label={`Print receipt ${period.receiptNumber}`}
      onClick={() => print(period)}
    >
      {period.receiptNumber}
    </Button>
  )
  return (
    <>
      <PeriodTable periods={billing.periods} receipt={receipt} {...(more && { actions: more })} />
      {printed && (
        <PrintSheet>
          <Receipt period={printed} school={billing.school} contact={billing.contact} />
        </PrintSheet>
      )}
    </>
  )
}
