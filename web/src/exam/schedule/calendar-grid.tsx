import { type KeyboardEvent, useRef, useState } from 'react'
import { dayText, dayWords } from '../day-words.ts'
import styles from './schedule.module.css'
import { eventsText } from './schedule.ts'

type CalendarGridProps = {
  days: readonly string[]
  today: string
  /** How many events stand on a day. */
  counts: ReadonlyMap<string, number>
  selected: string | null
  onSelect: (day: string) => void
}

const week = 7
const heads = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Where an arrow leads from a cell; null for another key. */
function cellBy(key: string, cell: number): number | null {
  if (key === 'ArrowLeft') return cell - 1
  if (key === 'ArrowRight') return cell + 1
  if (key === 'ArrowUp') return cell - week
  if (key === 'ArrowDown') return cell + week
  if (key === 'Home') return cell - (cell % week)
  return key === 'End' ? cell - (cell % week) + week - 1 : null
}

/** Five weeks as one stop of the keyboard: arrows walk the days, Enter chooses one. */
export function CalendarGrid({ days, today, counts, selected, onSelect }: CalendarGridProps) {
  const grid = useRef<HTMLTableElement>(null)
  const [stop, setStop] = useState(today)
  const walk = (event: KeyboardEvent, cell: number) => {
    const next = cellBy(event.key, cell)
    const day = next === null ? undefined : days[next]
    if (next === null) return
    event.preventDefault()
    if (day === undefined) return
    setStop(day)
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }
  const rows = Array.from({ length: days.length / week }, (_, row) => days.slice(row * week, (row + 1) * week))
  return (
    <table ref={grid} aria-label="Calendar" className={styles.grid}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" abbr={head}>
              {head.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={row[0]}>
            {row.map((day, column) => (
              <td key={day}>
                <button
                  type="button"
                  className={styles.day}
                  data-day={day}
                  data-busy={(counts.get(day) ?? 0) > 0}
                  data-past={day < today}
                  tabIndex={day === stop ? 0 : -1}
                  aria-pressed={day === selected}
                  aria-current={day === today ? 'date' : undefined}
                  aria-label={labelOf(day, { today, count: counts.get(day) ?? 0 })}
                  onClick={() => {
                    setStop(day)
                    onSelect(day)
                  }}
                  onKeyDown={(event) => walk(event, at * week + column)}
                >
                  <DayFace day={day} count={counts.get(day) ?? 0} />
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function DayFace({ day, count }: { day: string; count: number }) {
  const { number, month } = dayWords(day)
  return (
    <>
      <span className={styles.number}>
        {number}
        {number === 1 && <span className={styles.month}> {month.slice(0, 3)}</span>}
      </span>
      {count > 0 && <span className={styles.count}>{count}</span>}
    </>
  )
}

function labelOf(day: string, { today, count }: { today: string; count: number }): string {
  return [dayText(day), ...(day === today ? ['today'] : []), count === 0 ? 'no events' : eventsText(count)].join(', ')
}
