import { NativeSelect, TextInput } from '@mantine/core'
import type { BillingFacts } from '@sabimark/contract/answers.ts'
import { nairaFromText, periodProblems } from '@sabimark/domain/school/billing/period.ts'
import { lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import { type Plan, plans } from '@sabimark/domain/words/plan/plan-name.ts'
import { useState } from 'react'
import { client } from '../../platform/client.ts'
import { differs } from '../../platform/differs.ts'
import { ActForm } from '../../platform/record/act-form.tsx'
import { serverNow } from '../../platform/server-now.ts'
import { DateInput } from '../../platform/ui/date-input.tsx'
import { Fields } from '../../platform/ui/fields.tsx'
import styles from './billing.module.css'
import { likelyNext, planChoices } from './billing.ts'

type Typed = { plan: Plan; startsOn: string; endsOn: string; paidNaira: string; paidOn: string; note: string }

/** Asks for what a school has paid, and says what recording it means. */
export function RecordPeriodDialog({
  id,
  billing,
  onClose,
}: {
  id: string
  billing: BillingFacts
  onClose: () => void
}) {
  const [first] = useState<Typed>(() => ({
    ...likelyNext(billing),
    endsOn: '',
    paidNaira: '',
    paidOn: lagosDate(serverNow()),
    note: '',
  }))
  const [typed, setTyped] = useState(first)
  const problems = problemsOf(typed)
  const field = (name: Exclude<keyof Typed, 'plan'>, label: string) => ({
    // Nothing is wrong with what is not typed yet.
    label,
    name,
    value: typed[name],
    error: typed[name] !== '' && problems[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: value })),
  })
  return (
    <ActForm
      title="Record a payment?"
      confirmLabel="Record payment"
      input={periodOf(id, typed)}
      missing={missingText(typed)}
      call={client.school.recordPeriod}
      said={() => 'The payment is recorded.'}
      isDirty={differs(typed, first)}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <NativeSelect
          label="Plan"
          name="plan"
          value={typed.plan}
          data={planChoices}
          onChange={({ currentTarget: { value } }) =>
            setTyped((before) => ({ ...before, plan: plans.find((plan) => plan === value) ?? before.plan }))
          }
        />
        <Fields>
          <DateInput {...field('startsOn', 'First day')} required />
          <DateInput {...field('endsOn', 'Last day')} required />
        </Fields>
        <Fields>
          <TextInput {...field('paidNaira', 'Paid (naira)')} inputMode="numeric" maxLength={13} required />
          <DateInput {...field('paidOn', 'Paid on')} required />
        </Fields>
        <TextInput {...field('note', 'Note')} description="It appears on the receipt." maxLength={300} />
      </div>
    </ActForm>
  )
}

/** What is wrong with what is typed, by field: the days as the server judges them. */
function problemsOf(typed: Typed): Partial<Record<keyof Typed, string>> {
  return {
    ...periodProblems(typed, lagosDate(serverNow())),
    ...(nairaFromText(typed.paidNaira) === null && { paidNaira: 'Paid must be whole naira, such as 120,000.' }),
  }
}

/** What a payment cannot be recorded without. */
function missingText(typed: Typed): string {
  const labels = { startsOn: 'First day', endsOn: 'Last day', paidNaira: 'Paid (naira)', paidOn: 'Paid on' }
  const open = (Object.keys(labels) as (keyof typeof labels)[]).filter((name) => typed[name] === '')
  if (open.length === 0) return 'Correct the marked fields first.'
  return `Still to fill in: ${open.map((name) => labels[name]).join(', ')}.`
}

/** What is asked for, as soon as all of it can be read. */
function periodOf(id: string, typed: Typed) {
  const paidNaira = nairaFromText(typed.paidNaira)
  return paidNaira !== null && Object.keys(problemsOf(typed)).length === 0 ? { id, ...typed, paidNaira } : null
}
