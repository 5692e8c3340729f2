import type { MyResult } from '@sabimark/contract/answers.ts'
import { percentageText } from '@sabimark/domain/words/percentage-text.ts'
import { useQuery } from '@tanstack/react-query'
import { PageButton } from '../../platform/navigation.tsx'
import { nearText } from '../../platform/near-text.ts'
import { orpc } from '../../platform/queries.ts'
import { EmptySheet } from '../../platform/ui/empty-sheet.tsx'
import { Loaded } from '../../platform/ui/loaded.tsx'
import { StatusBadge } from '../../platform/ui/status-badge.tsx'
import { correctText } from '../correct-words.ts'
import { scoreAlone, scoreReleaseText } from '../release-words.ts'
import styles from '../result.module.css'
import { GradeBadge, marksOf } from '../score-head.tsx'

type MyResultListProps = { limit?: number; headingLevel?: 2 | 3 }

export function MyResultList({ limit, headingLevel = 2 }: MyResultListProps) {
  const query = useQuery(orpc.result.listMine.queryOptions())
  return (
    <Loaded query={query} waiting="Loading results...">
      {({ items }) =>
        items.length === 0 ? (
          <EmptySheet title="No results found">Your results will appear here once you have taken an exam.</EmptySheet>
        ) : (
          <ul className={styles.list}>
            {items.slice(0, limit).map((result) => (
              <Row key={result.attemptId} result={result} headingLevel={headingLevel} />
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}

function Row({ result, headingLevel }: { result: MyResult; headingLevel: 2 | 3 }) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Heading>{result.examTitle}</Heading>
        <p className={styles.quiet}>
          {result.subject} · {nearText(result.submittedAt)}
        </p>
        {!result.score && (
          <p className={styles.quiet}>
            {scoreReleaseText(result.scoreRelease, result) ?? 'This paper is still being marked.'}
          </p>
        )}
        {result.isPractice && <StatusBadge tone="grey">Practice</StatusBadge>}
        {result.isScoreAlone && <p className={styles.quiet}>{scoreAlone}</p>}
      </div>
      {result.score && (
        <div className={styles.figures}>
          <strong>{percentageText(result.score.percentage)}</strong>
          <span className={styles.quiet}>{correctText(result.score) ?? marksOf(result.score)}</span>
          <GradeBadge grade={result.score.grade} />
        </div>
      )}
      <PageButton
        to="/results/$attemptId"
        params={{ attemptId: result.attemptId }}
        variant="default"
        aria-label={`Open the result of ${result.examTitle}`}
      >
        Open
      </PageButton>
    </li>
  )
}
