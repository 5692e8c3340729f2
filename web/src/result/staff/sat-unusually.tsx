import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { orpc } from '../../platform/queries.ts'
import { Loaded } from '../../platform/ui/loaded.tsx'
import { TextLink } from '../../platform/ui/text-link.tsx'
import styles from './attendance.module.css'
import results from './exam-results.module.css'
import own from './sat-unusually.module.css'
import { reasonText, type UnusualPaper, unusualText } from './unusual-words.ts'

type SatUnusuallyProps = {
  examId: string
  /** Papers still come in: then it is looked for when somebody asks. */
  isRunning: boolean
}

/** Whose paper was sat unusually, and behind a button why: how each was sat stands under the paper. */
export function SatUnusually({ examId, isRunning }: SatUnusuallyProps) {
  const [isOpen, setIsOpen] = useState(false)
  const query = useQuery({
    ...orpc.result.unusual.queryOptions({ input: { examId } }),
    enabled: !isRunning || isOpen,
    // While the exam runs, each look is a new one.
    ...(isRunning && { gcTime: 0 }),
  })
  if (!isOpen && (isRunning || query.data === undefined) && !query.error) {
    return isRunning ? (
      <section className={styles.attendance} aria-label="Sat unusually">
        <p className={styles.line}>
          <button type="button" className={styles.toggle} aria-expanded={false} onClick={() => setIsOpen(true)}>
            Was a paper sat unusually?
          </button>
        </p>
      </section>
    ) : null
  }
  return (
    <section className={styles.attendance} aria-label="Sat unusually">
      <Loaded query={query} waiting="Looking at how the papers were sat...">
        {(found) => (
          <>
            <p className={styles.line}>
              <span>{unusualText(found)}</span>
              {(found.unusualCount > 0 || isRunning) && (
                <button
                  type="button"
                  className={styles.toggle}
                  aria-expanded={isOpen}
                  onClick={() => setIsOpen(!isOpen)}
                >
                  {isOpen ? 'Hide' : 'Show whose, and why'}
                </button>
              )}
            </p>
            {isOpen && found.unusualCount > 0 && (
              <>
                <p className={styles.more}>
                  These are facts, not verdicts. A message on the computer also counts as leaving the page, and a slow
                  network looks like a clock that is wrong: weigh them with what you saw.
                </p>
                <ul className={own.papers} aria-label="Papers that were sat unusually">
                  {found.papers.map((paper) => (
                    <Paper key={paper.attemptId} paper={paper} />
                  ))}
                </ul>
                {found.unusualCount > found.papers.length && (
                  <p className={styles.more}>
                    and {(found.unusualCount - found.papers.length).toLocaleString('en-NG')} more
                  </p>
                )}
              </>
            )}
          </>
        )}
      </Loaded>
    </section>
  )
}

function Paper({ paper }: { paper: UnusualPaper }) {
  const { attemptId, student, studentNumber, className, attemptNumber, reasons } = paper
  return (
    <li className={own.paper}>
      <span className={own.who}>
        <TextLink to="/results/$attemptId" params={{ attemptId }}>
          {student}
        </TextLink>
        <span className={results.under}>
          {[studentNumber, className, attemptNumber > 1 && `attempt ${attemptNumber}`].filter(Boolean).join(' · ')}
        </span>
      </span>
      <ul className={own.reasons} aria-label="What was unusual">
        {reasons.map((reason) => (
          <li key={reason.kind}>{reasonText(reason)}</li>
        ))}
      </ul>
    </li>
  )
}
