import { Bubble } from '../../platform/ui/bubble.tsx'
import styles from './filling-sheet.module.css'

const letters = ['A', 'B', 'C', 'D']
const answers = ['B', 'D', 'A', 'C', 'B', 'A', 'D'].map((answer, place) => ({ number: place + 1, answer }))

/** A sheet being filled, one bubble after another. Decoration. */
export function FillingSheet({ rows = answers.length }: { rows?: number }) {
  return (
    <div className={styles.sheet} aria-hidden="true">
      {answers.slice(0, rows).map(({ number, answer }) => (
        <div key={number} className={styles.row}>
          <span className={styles.number}>{number}</span>
          {letters.map((letter) => (
            <span key={letter} className={styles.place}>
              <Bubble size="touch">{letter}</Bubble>
              {letter === answer && (
                <span className={styles.fill} style={{ animationDelay: `${80 + number * 420}ms` }}>
                  <Bubble size="touch" state="filled">
                    {letter}
                  </Bubble>
                </span>
              )}
            </span>
          ))}
          <span className={styles.words} />
        </div>
      ))}
    </div>
  )
}
