import { Frame } from '../frame/frame.tsx'
import { ContinueBar } from '../here/continue-bar.tsx'
import { Plans } from '../pricing/plans.tsx'
import { Closing } from './closing.tsx'
import { DemoVideo } from './demo-video.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import styles from './landing.module.css'
import { Statistics } from './statistics.tsx'
import { Testimonials } from './testimonials.tsx'

/** `/`: the sections of the specification, in its order. */
export function Landing() {
  return (
    <Frame>
      <Hero />
      <Statistics />
      <Features />
      <DemoVideo />
      <section className={styles.section} id="pricing" aria-labelledby="pricing-title">
        <div className={styles.inner}>
          <div className={styles.lead}>
            <h2 id="pricing-title">Priced by the term, not by the exam</h2>
            <p>
              Every plan begins with a <span>14-day</span> free trial, no card needed.
            </p>
          </div>
          <Plans headingLevel={3} />
        </div>
      </section>
      <Testimonials />
      <Closing />
      <ContinueBar />
    </Frame>
  )
}
