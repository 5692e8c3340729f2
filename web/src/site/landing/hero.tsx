import { brand } from '../../platform/brand.ts'
import { ContactLink } from '../contact/contact-link.tsx'
import button from '../frame/button.module.css'
import { FillingSheet } from '../frame/filling-sheet.tsx'
import { Icon } from '../frame/icon.tsx'
import styles from './hero.module.css'

const claims = ['14-day free trial, no card needed', 'First test set up in under 3 minutes', '99.9% uptime']

/** What it is, for whom, and the two ways in. */
export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1>{brand.promise}</h1>
        <p>
          {brand.name} runs timed, auto-marked tests for Nigerian secondary schools, from class quizzes to WAEC-style
          mocks, on the tablets, laptops and phones you already have. The network may go; the answers stay.
        </p>
        <div className={styles.actions}>
          <ContactLink request="demo" className={button.primary} otherwise="/login">
            Get Free Demo
          </ContactLink>
          <a href="/signup" className={button.secondary}>
            Start Free Trial
          </a>
        </div>
        <ul className={styles.claims}>
          {claims.map((claim) => (
            <li key={claim}>
              <Icon name="check" size={20} />
              {claim}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.picture} aria-hidden="true">
        <div className={styles.paper}>
          <div className={styles.top}>
            <span>
              <b>Mathematics</b>
              SS2B · Second term test
            </span>
            <span className={styles.clock}>18:42</span>
          </div>
          <FillingSheet rows={6} />
          <div className={styles.saved}>
            <Icon name="cloud" size={20} />
            Saved on the server
          </div>
        </div>
      </div>
    </section>
  )
}
