import type { TimetableClash } from '@sabimark/contract/answers.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { dayText } from './day-words.ts'
import styles from './exam.module.css'

/** What clashes, a sentence each in one box. It warns, and nothing is refused for it. */
export function Clashes({ clashes }: { clashes: readonly TimetableClash[] }) {
  if (clashes.length === 0) return null
  return (
    <div className={styles.warning}>
      <IconAlertTriangle size={20} aria-hidden="true" />
      <ul className={styles.clashes}>
        {clashes.map((clash) => {
          const text = clashText(clash)
          return <li key={text}>{text}</li>
        })}
      </ul>
    </div>
  )
}

/** 'Ada Example and 3 others cannot sit both “Algebra” and “Grammar” in full, on Tuesday 24 November.' */
export function clashText({ kind, date, titles, className, students, studentCount }: TimetableClash): string {
  const named = titles.map((title) => `“${title}”`)
  const day = dayText(date)
  if (kind === 'sunday') return `${named[0]} is on a Sunday: ${day}.`
  if (kind === 'day') return `${className} has ${titles.length} exams on ${day}: ${listed(named)}.`
  return `${whoText(students, studentCount)} cannot sit both ${named.join(' and ')} in full, on ${day}.`
}

function whoText(students: readonly string[], count: number): string {
  // A teacher is not told who of other classes.
  if (students.length === 0) return counted(count, 'student')
  const others = count - students.length
  if (others <= 0) return listed(students)
  return listed([...students, counted(others, 'other')])
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
