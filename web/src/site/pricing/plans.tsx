import { IfSaid } from '../contact/company-words.tsx'
import { ContactLink } from '../contact/contact-link.tsx'
import button from '../frame/button.module.css'
import { Icon } from '../frame/icon.tsx'
import { planOffers } from '../sign-up/plans.ts'
import { planFeatures } from './plan-features.ts'
import styles from './plans.module.css'

/** The three plans on one sheet, the middle one marked. */
export function Plans({ headingLevel }: { headingLevel: 2 | 3 }) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <>
      <div className={styles.sheet}>
        {planOffers.map(({ plan, name, price }) => (
          <div key={plan} className={styles.plan} data-plan={plan}>
            <div className={styles.name}>
              <Heading>{name}</Heading>
              {plan === 'professional' && <span className={styles.badge}>Most Popular</span>}
            </div>
            <p className={styles.price}>
              <b>{price}</b> per term
            </p>
            <ul>
              {planFeatures[plan].map((feature) => (
                <li key={feature}>
                  <Icon name="check" size={20} />
                  {feature}
                </li>
              ))}
            </ul>
            <ContactLink
              request={plan === 'enterprise' ? 'quote' : 'trial'}
              className={plan === 'professional' ? button.primary : button.secondary}
              label={`${plan === 'enterprise' ? 'Contact Sales' : 'Get Started'}: ${name}`}
              otherwise="/signup"
            >
              {plan === 'enterprise' ? 'Contact Sales' : 'Get Started'}
            </ContactLink>
          </div>
        ))}
      </div>
      <IfSaid word="reach">
        <p className={styles.quote}>
          Several schools, or something the plans do not cover? <ContactLink request="quote">Get a Quote</ContactLink>
        </p>
      </IfSaid>
    </>
  )
}
