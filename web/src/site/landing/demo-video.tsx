import { Bubble } from '../../platform/ui/bubble.tsx'
import { ContactLink } from '../contact/contact-link.tsx'
import button from '../frame/button.module.css'
import styles from './demo-video.module.css'

const options = [
  ['A', '5'],
  ['B', '7'],
  ['C', '9'],
  ['D', '11'],
] as const
const navigator = Array.from({ length: 15 }, (_, place) => place + 1)
const answered = 6

/** The place of a film that is not there yet: a still of the exam room, and the way to see it move. */
export function DemoVideo() {
  return (
    <section className={styles.band} aria-labelledby="video-title">
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 id="video-title">Complete CBT Solution Demo</h2>
          <p>
            The video is not ready yet. Until it is, we will show you the whole exam day live: question bank, paper,
            hall and marks.
          </p>
          <ContactLink request="demo" className={button.primary} otherwise="/login">
            See it live
          </ContactLink>
        </div>
        <div className={styles.screen} aria-hidden="true">
          <div className={styles.head}>
            <span>Mathematics · Mock exam</span>
            <span className={styles.clock}>11:08</span>
          </div>
          <div className={styles.room}>
            <div className={styles.question}>
              <span className={styles.number}>Question {answered + 1} of 15</span>
              <p>Solve for x: 3x − 4 = 17</p>
              {options.map(([letter, value]) => (
                <span key={letter} className={styles.option} data-chosen={letter === 'B'}>
                  <Bubble state={letter === 'B' ? 'filled' : 'empty'}>{letter}</Bubble>
                  {value}
                </span>
              ))}
            </div>
            <div className={styles.navigator}>
              {navigator.map((number) => (
                <Bubble
                  key={number}
                  state={number <= answered + 1 ? 'filled' : 'empty'}
                  isCurrent={number === answered + 1}
                  isFlagged={number === 4}
                >
                  {number}
                </Bubble>
              ))}
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}
