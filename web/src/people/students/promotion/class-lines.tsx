import { NativeSelect } from '@mantine/core'
import type { PromotionPlan } from '@sabimark/contract/answers.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { Card } from '../../../platform/ui/card.tsx'
import styles from './promotion.module.css'
import { type PromotionDraft, targetOf } from './promotion-draft.ts'

type ClassLinesProps = {
  plan: PromotionPlan
  draft: PromotionDraft
  /** Somebody wanted to begin: what is missing is said. */
  isAsked: boolean
  onChange: (targets: PromotionDraft['targets']) => void
}

/** A line for each class with students: where it goes. */
export function ClassLines({ plan, draft, isAsked, onChange }: ClassLinesProps) {
  const choices = [
    { value: '', label: 'Choose where they go' },
    ...plan.open.map(({ id, name }) => ({ value: id, label: name })),
    { value: 'leave', label: 'Leave the school (graduated)' },
  ]
  return (
    <Card title="Where each class goes">
      <ul className={styles.lines}>
        {plan.classes.map(({ id, name, studentsCount }) => {
          const target = targetOf(plan, draft, id)
          return (
            <li key={id} data-open={target === ''}>
              <span className={styles.what}>
                <strong>{name}</strong>
                <span className={styles.soft}>{counted(studentsCount, 'student')}</span>
              </span>
              <NativeSelect
                aria-label={`${name} goes to`}
                name={`class-${id}`}
                value={target}
                data={choices}
                error={isAsked && target === '' ? 'Choose a class, or that they leave.' : null}
                onChange={({ currentTarget }) => onChange({ ...draft.targets, [id]: currentTarget.value })}
              />
            </li>
          )
        })}
      </ul>
      {plan.withoutClass > 0 && (
        <p className={styles.soft}>{counted(plan.withoutClass, 'student')} in no class will stay in no class.</p>
      )}
    </Card>
  )
}
