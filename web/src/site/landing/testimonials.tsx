import { Bubble } from '../../platform/ui/bubble.tsx'
import section from './landing.module.css'
import styles from './testimonials.module.css'

/** Made up, and said so on the page: they hold the place of the first schools' own words. */
const testimonials = [
  {
    name: 'Adéṣọlá Sample',
    role: 'Vice Principal (Academics), Greenfield College',
    avatar: 'A',
    quote:
      'The light went twice in one mock. Nobody lost an answer, nobody lost a minute, and the marks were there before the generator was.',
  },
  {
    name: 'Ụ̀lọ́ma Sample',
    role: 'Mathematics teacher, Riverside High School',
    avatar: 'B',
    quote:
      'I set my first test between two lessons. Now I spend my time on what they did not understand, not on 140 scripts.',
  },
  {
    name: 'Ɗanlami Sample',
    role: 'ICT coordinator, Northgate Academy',
    avatar: 'C',
    quote: 'One laptop, one router, old tablets. It runs in our hall without any internet at all.',
  },
] as const

export function Testimonials() {
  return (
    <section className={`${section.section} ${styles.ground}`} id="testimonials" aria-labelledby="testimonials-title">
      <div className={section.inner}>
        <div className={section.lead}>
          <h2 id="testimonials-title">What staff rooms say</h2>
        </div>
        <div className={styles.sheet}>
          {testimonials.map(({ name, role, avatar, quote }) => (
            <figure key={name}>
              <blockquote>
                <p>{quote}</p>
              </blockquote>
              <figcaption>
                <span aria-hidden="true">
                  <Bubble size="touch" state="filled">
                    {avatar}
                  </Bubble>
                </span>
                <span>
                  <b>{name}</b>
                  <span className={styles.role}>{role}</span>
                </span>
              </figcaption>
            </figure>
          ))}
        </div>
        <p className={styles.honest}>
          Sample quotes from made-up people, until we can publish the words of our first schools.
        </p>
      </div>
    </section>
  )
}
