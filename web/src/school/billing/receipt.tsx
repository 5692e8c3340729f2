import type { BillingFacts } from '@sabimark/contract/answers.ts'
import { dayText, nairaText, periodText } from '@sabimark/domain/school/billing/period.ts'
import { planName } from '@sabimark/domain/words/plan/plan-name.ts'
import { brand } from '../../platform/brand.ts'
import type { Period } from './billing.ts'
import styles from './receipt.module.css'

/** A receipt on paper: who paid whom, what for, how much and when. */
export function Receipt({ period, school, contact }: Pick<BillingFacts, 'school' | 'contact'> & { period: Period }) {
  const from = contact ?? { name: brand.name, email: '', phone: '', website: '', address: '' }
  return (
    <article className={styles.receipt}>
      <header>
        <strong>{from.name}</strong>
        <p>{[from.address, from.phone, from.email, from.website].filter((part) => part !== '').join(' · ')}</p>
      </header>
      <h1>Receipt {period.receiptNumber}</h1>
      <p className={styles.state}>{period.voidedAt === null ? 'Paid' : `Void: ${period.voidReason}`}</p>
      <dl>
        {factsOf(period, school).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.signed}>
        <span>Received by</span>
        <span>Signature and stamp</span>
      </div>
    </article>
  )
}

function factsOf(period: Period, school: BillingFacts['school']): (readonly [label: string, value: string])[] {
  return [
    ['Received from', [school.name, school.address].filter((part) => part !== '').join(', ')],
    ['Amount', nairaText(period.paidNaira)],
    ['Paid on', dayText(period.paidOn)],
    ['For', `${brand.name} ${planName(period.plan)}, ${periodText(period)}`],
    ...(period.note === '' ? [] : [['Note', period.note] as const]),
  ]
}
