import type { MyExam } from '@sabimark/contract/answers.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { PageHeader } from '../../platform/ui/page-header.tsx'
import { Sections } from '../../platform/ui/sections.tsx'
import { MyExamList } from './my-exam-list.tsx'
import styles from './my-exams.module.css'

/** A student's own exams: what can be sat now, what comes, and what is over, of which the older are folded away. */
export default function MyExamsPage() {
  return (
    <Sections>
      <PageHeader title="My Exams">Dates and times are Lagos time.</PageHeader>
      <MyExamList>
        {(exams, list) =>
          groups.map(({ title, states }) => {
            const own = exams.filter(({ state }) => states.includes(state))
            if (own.length === 0) return null
            // By day alone: one that was missed is no older than one that was sat.
            if (title === 'Done') own.sort((one, other) => (one.opensAt < other.opensAt ? 1 : -1))
            const older = title === 'Done' ? own.slice(mostDone) : []
            return (
              <section key={title} className={styles.block} aria-label={title}>
                <header className={styles.head}>
                  <h2>{title}</h2>
                </header>
                {list(older.length > 0 ? own.slice(0, mostDone) : own)}
                {older.length > 0 && (
                  <details className={styles.block}>
                    <summary>
                      <span className={styles.all}>{counted(older.length, 'earlier exam')}</span>
                    </summary>
                    {list(older)}
                  </details>
                )}
              </section>
            )
          })
        }
      </MyExamList>
    </Sections>
  )
}

/** The newest that are over; the others of years are a press away. */
const mostDone = 10

type Group = { title: string; states: readonly MyExam['state'][] }

const groups: readonly Group[] = [
  { title: 'Now', states: ['in_progress', 'ready'] },
  { title: 'Coming up', states: ['not_open'] },
  { title: 'Done', states: ['submitted', 'closed'] },
]
