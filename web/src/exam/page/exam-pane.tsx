import type { ExamDetail } from '@sabimark/contract/answers.ts'
import { deedText } from '@sabimark/domain/words/act-text.ts'
import type { ReactNode } from 'react'
import { useAddressSearch } from '../../platform/navigation.tsx'
import { serverNow } from '../../platform/server-now.ts'
import { opensText } from '../list/exam-times.ts'
import { ruleFacts } from './exam-facts.ts'
import styles from './exam-strip.module.css'

const mostLines = 3

/** Beside the candidates: the rules they ask about and what was done lately; each in full behind its tab. */
export function ExamPane({ exam }: { exam: ExamDetail }) {
  const lines = exam.history.slice(0, mostLines)
  const now = serverNow()
  return (
    <aside className={styles.pane} aria-label="About the exam">
      <Part title="Rules" tab="rules">
        <dl>
          {ruleFacts(exam, 'Scores shown').map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Part>
      {lines.length > 0 && (
        <Part title="Recently" tab="history">
          <ul className={styles.lately}>
            {lines.map(({ id, by, deed, action, at }) => (
              <li key={id}>
                <strong>{by ?? 'Somebody'}</strong> {deed ?? deedText(action)}{' '}
                <span className={styles.soft}>· {opensText(at, now)}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </aside>
  )
}

function Part({ title, tab, children }: { title: string; tab: string; children: ReactNode }) {
  const [, setAddress] = useAddressSearch()
  return (
    <section aria-label={title}>
      <header>
        <h2>{title}</h2>
        <button
          type="button"
          className={styles.more}
          aria-label={`All of ${title}`}
          onClick={() => setAddress({ tab })}
        >
          All
        </button>
      </header>
      {children}
    </section>
  )
}
