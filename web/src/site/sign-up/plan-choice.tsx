import type { Plan } from '@sabimark/domain/words/plan/plan-name.ts'
import styles from './plan-choice.module.css'
import { planOffers } from './plans.ts'

/** One of the three plans. */
export function PlanChoice({ plan, onChange }: { plan: Plan; onChange: (plan: Plan) => void }) {
  return (
    <fieldset className={styles.plans}>
      <legend>Plan</legend>
      <div className={styles.offers}>
        {planOffers.map((offer) => (
          <label key={offer.plan} data-chosen={plan === offer.plan}>
            <input
              type="radio"
              name="plan"
              value={offer.plan}
              checked={plan === offer.plan}
              onChange={() => onChange(offer.plan)}
            />
            <span className={styles.bubble} aria-hidden="true" />
            <span className={styles.offer}>
              <strong>{offer.name}</strong>
              <span>{offer.line}</span>
            </span>
            <span className={styles.price}>
              {offer.price} <small>per term</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
