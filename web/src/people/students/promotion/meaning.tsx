import type { PromotionPlan } from '@sabimark/contract/answers.ts'
import { counted, countedAre } from '@sabimark/domain/words/plural.ts'
import { Card } from '../../../platform/ui/card.tsx'
import styles from './promotion.module.css'
import { countsOf, type PromotionDraft } from './promotion-draft.ts'

/** How many students each class has now, and will have. */
export function Meaning({ plan, draft, year }: { plan: PromotionPlan; draft: PromotionDraft; year: string }) {
  const { classes, leaving, open } = countsOf(plan, draft)
  return (
    <Card title={year === '' ? 'Numbers after promotion' : `Numbers in ${year}`}>
      <ul className={styles.counts}>
        {classes.map(({ id, name, now, next }) => (
          <li key={id}>
            <strong>{name}</strong>
            <span>
              {now.toLocaleString('en-NG')} now, {next.toLocaleString('en-NG')} next year
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.last}>
        {open > 0 && `${countedAre(open, 'student')} not in these numbers yet: choose above where they go. `}
        {leaving === 0 ? 'No student leaves.' : `${counted(leaving, 'student')} will leave and can no longer sign in.`}{' '}
        Past results keep the class they were written in. You can undo the new year for 30 days.
      </p>
    </Card>
  )
}
