import type { UnusualPapers } from '@sabimark/contract/answers.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { orpc } from '../../platform/queries.ts'
import { Loaded } from '../../platform/ui/loaded.tsx'
import { TextLink } from '../../platform/ui/text-link.tsx'
import styles from './attendance.module.css'
import own from './sat-unusually.module.css'
import { reasonText, type UnusualPaper, unusualText } from './unusual-words.ts'

/** Whose paper of an exam was sat unusually, once it is asked for. */
export function useUnusual(examId: string, isAsked: boolean): UseQueryResult<UnusualPapers> {
  return useQuery(orpc.result.unusual.queryOptions({ input: { examId }, enabled: isAsked }))
}

/** Whose paper was sat unusually, and why: how each was sat stands under the paper. */
export function SatUnusually({ query }: { query: UseQueryResult<UnusualPapers> }) {
  return (
    <section className={styles.attendance} aria-label="Sat unusually">
      <Loaded query={query} waiting="Looking at how the papers were sat...">
        {(found) => (
          <>
            <p className={own.said}>{unusualText(found)}</p>
            {found.unusualCount > 0 && (
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
        <span className={own.under}>
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
