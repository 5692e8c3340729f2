import { readyMadeClaim, readyMadeCount } from '@sabimark/domain/bank/ready-made-count.ts'
import { Icon, type IconName } from '../frame/icon.tsx'
import styles from './features.module.css'
import section from './landing.module.css'

type Feature = { icon: IconName; title: string; description: string }

/** In the order of the specification, part 1, section 2. */
const features: readonly Feature[] = [
  {
    icon: 'tablet',
    title: 'A modern interface',
    description:
      'Made for tablets, laptops and phones alike: large text, large buttons, a dark theme, and every step by keyboard.',
  },
  {
    icon: 'fingerprint',
    title: 'IP tracking and anti-cheating',
    description:
      'Every save is recorded with its address and time and leaving the page is noted: staff see both beside the result. Candidates can get the questions in different orders.',
  },
  {
    icon: 'chart',
    title: 'Analytics and reporting',
    description:
      'Auto-marking with instant analytics: scores, grades and what each candidate got right, the moment a script is in.',
  },
  {
    icon: 'clock',
    title: 'Timed exams with warnings and auto-submission',
    description:
      'The server keeps one clock for everyone. It warns when ten minutes are left, and at zero the paper is handed in automatically.',
  },
  {
    icon: 'cloud',
    title: 'Online and offline, with automatic sync',
    description:
      'Answers are kept on the device first and sent when the network is back. The screen always says which is which.',
  },
  {
    icon: 'certificate',
    title: 'WAEC readiness',
    description: `${readyMadeClaim(readyMadeCount)}. Mocks feel like the hall: timed, lettered, one attempt.`,
  },
]

export function Features() {
  return (
    <section className={section.section} id="features" aria-labelledby="features-title">
      <div className={section.inner}>
        <div className={section.lead}>
          <h2 id="features-title">Everything an exam needs, and nothing that gets in its way</h2>
          <p>100+ schools onboarded, from a class of twelve to a hall of three hundred.</p>
        </div>
        <ul className={styles.sheet}>
          {features.map(({ icon, title, description }) => (
            <li key={icon}>
              <span className={styles.icon}>
                <Icon name={icon} size={30} />
              </span>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
