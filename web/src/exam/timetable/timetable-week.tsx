import type { Timetable } from '@sabimark/contract/answers.ts'
import { dayWords } from '../day-words.ts'
import { ExamLink } from './exam-link.tsx'
import styles from './timetable.module.css'
import { factsOf, isOn, timeOn, weekFrom } from './timetable.ts'

const isWeekend = (weekday: string) => weekday === 'Saturday' || weekday === 'Sunday'

/** Seven days beside each other; on a phone below each other, without those that are empty. */
export function TimetableWeek({ from, today, sittings }: Pick<Timetable, 'from' | 'today' | 'sittings'>) {
  return (
    <ol className={styles.week} aria-label="Week">
      {weekFrom(from).map((day) => {
        const { weekday, number, month } = dayWords(day)
        const here = sittings.filter((sitting) => isOn(sitting, day, today))
        // An empty day at the weekend leaves its room to the others.
        const isNarrow = here.length === 0 && isWeekend(weekday)
        return (
          <li key={day} className={styles.day} data-empty={here.length === 0} data-narrow={isNarrow}>
            <h3 aria-current={day === today ? 'date' : undefined}>
              <span>{weekday}</span> {number} {month}
            </h3>
            {here.length > 0 && (
              <ul>
                {here.map((sitting) => (
                  <li key={sitting.id} className={styles.sitting}>
                    <span className={styles.time}>{timeOn(sitting, day)}</span>
                    <ExamLink sitting={sitting} />
                    <span>{sitting.classes.join(', ')}</span>
                    <span className={styles.facts}>
                      {factsOf(sitting).map((fact) => (
                        <span key={fact}>{fact}</span>
                      ))}
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </li>
        )
      })}
    </ol>
  )
}
