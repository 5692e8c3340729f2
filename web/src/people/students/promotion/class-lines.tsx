import { Button, NativeSelect } from '@mantine/core'
import type { PromotionPlan } from '@sabimark/contract/answers.ts'
import { missingNext } from '@sabimark/domain/people/promotion/missing-next.ts'
import { classNameOf } from '@sabimark/domain/school/classes/class-name.ts'
import { namesOfClasses } from '@sabimark/domain/school/classes/class-set.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { Card } from '../../../platform/ui/card.tsx'
import { RefusalNote } from '../../../platform/ui/refusal-note.tsx'
import { TextLink } from '../../../platform/ui/text-link.tsx'
import { useClasses } from '../../../school/school-lists.ts'
import { useAddClasses } from '../../register/use-add-classes.ts'
import styles from './promotion.module.css'
import { type PromotionDraft, targetOf } from './promotion-draft.ts'

type ClassLinesProps = {
  plan: PromotionPlan
  draft: PromotionDraft
  /** Somebody wanted to begin: what is missing is said. */
  isAsked: boolean
  onChange: (targets: PromotionDraft['targets']) => void
}

/** A line for each class with students: where it goes. A class that is missing there is added in place. */
export function ClassLines({ plan, draft, isAsked, onChange }: ClassLinesProps) {
  const open = useClasses().data ?? []
  // Whoever chose another class for them is asked nothing.
  const lacking = plan.classes.flatMap(({ id }) => {
    const own = open.find((one) => one.id === id)
    const isChosen = draft.targets[id] !== undefined && targetOf(plan, draft, id) !== ''
    const next = own && !isChosen ? missingNext(own, open) : null
    return next ? [{ id, next }] : []
  })
  const missing = [...new Map(lacking.map(({ next }) => [classNameOf(next), next])).values()]
  const adding = useAddClasses(() => {
    const kept = Object.entries(draft.targets).filter(([id]) => !lacking.some((one) => one.id === id))
    onChange(Object.fromEntries(kept))
  })
  const choices = [
    { value: '', label: 'Choose a class' },
    ...plan.open.map(({ id, name }) => ({ value: id, label: name })),
    { value: 'leave', label: 'They leave (graduated)' },
  ]
  return (
    <Card title="Where each class goes">
      {missing.length > 0 && (
        <div className={styles.missing}>
          <span>Your school does not have {namesOfClasses(missing)} yet, where students would be next year.</span>
          <Button variant="default" size="xs" loading={adding.isWorking} onClick={() => adding.act(missing)}>
            Add {namesOfClasses(missing)}
          </Button>
          <RefusalNote error={adding.error} />
        </div>
      )}
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
                error={isAsked && target === '' ? 'Choose a class, or “They leave”.' : null}
                onChange={({ currentTarget }) => onChange({ ...draft.targets, [id]: currentTarget.value })}
              />
            </li>
          )
        })}
      </ul>
      <p className={styles.soft}>
        {plan.withoutClass > 0 && `${counted(plan.withoutClass, 'student')} without a class will stay without one. `}
        Another class is missing? <TextLink to="/students/classes">Add it under Classes</TextLink>: what you chose here
        is kept.
      </p>
    </Card>
  )
}
