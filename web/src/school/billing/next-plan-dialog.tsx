import { NativeSelect } from '@mantine/core'
import type { BillingFacts } from '@sabimark/contract/answers.ts'
import { type Plan, planName } from '@sabimark/domain/words/plan/plan-name.ts'
import { type ComponentProps, useState } from 'react'
import { ActForm } from '../../platform/record/act-form.tsx'
import { planChoices } from './billing.ts'

type Asking = { revision: number; plan: Plan }

type NextPlanDialogProps = {
  billing: BillingFacts
  title: string
  confirmLabel: string
  call: ComponentProps<typeof ActForm<Asking>>['call']
  onClose: () => void
}

/** Asks for the plan of the next period, and says when it takes effect and whether all that is there has room in it. */
export function NextPlanDialog({ billing, title, confirmLabel, call, onClose }: NextPlanDialogProps) {
  const { plan: present, next } = billing
  const [plan, setPlan] = useState<Plan | ''>('')
  // As it was when this was opened: another administrator may change it meanwhile, and is not overwritten.
  const [revision] = useState(billing.revision)
  const choices = planChoices.filter(({ value }) => value !== (next?.plan ?? present))
  return (
    <ActForm
      isDirty={false}
      title={title}
      confirmLabel={confirmLabel}
      input={plan === '' ? null : { revision, plan }}
      call={call}
      said={() => (plan === present ? `It stays ${planName(present)}.` : 'The plan of the next period is changed.')}
      onClose={onClose}
    >
      <NativeSelect
        label="Plan"
        name="plan"
        value={plan}
        data={[{ value: '', label: 'Choose a plan' }, ...choices]}
        onChange={({ currentTarget }) =>
          setPlan(planChoices.find(({ value }) => value === currentTarget.value)?.value ?? '')
        }
      />
    </ActForm>
  )
}
