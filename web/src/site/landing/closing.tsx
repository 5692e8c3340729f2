import { BubbleRow } from '../../platform/ui/bubble.tsx'
import { ContactLink } from '../contact/contact-link.tsx'
import button from '../frame/button.module.css'
import styles from './closing.module.css'

/** The last call. Its trial leads to the sign-in page, as the specification says. */
export function Closing() {
  return (
    <section className={styles.closing} aria-labelledby="closing-title">
      <div className={styles.inner}>
        <BubbleRow filled="D" size="touch" />
        <h2 id="closing-title">Let the next test mark itself</h2>
        <p>14 days free, no card needed. Your first test is ready in under 3 minutes.</p>
        <div className={styles.actions}>
          <ContactLink request="demo" className={button.primary} otherwise="/login">
            Schedule Demo
          </ContactLink>
          <a href="/login" className={button.secondary}>
            Start Free Trial
          </a>
        </div>
      </div>
    </section>
  )
}
