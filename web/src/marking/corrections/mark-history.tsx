import { Button } from '@mantine/core'
import { formatLagos } from '@sabimark/domain/words/lagos-time.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { orpc } from '../../platform/queries.ts'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { Loaded } from '../../platform/ui/loaded.tsx'
import styles from './corrections.module.css'
import { historyText, saidText } from './history-words.ts'

type MarkHistoryProps = { attemptId: string; questionId: string; number: number }

/** How a mark came to be, for staff: by each revision of the key. */
export function MarkHistory({ attemptId, questionId, number }: MarkHistoryProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={`History of the mark of question ${number}`}
        onClick={() => setIsOpen(true)}
      >
        History
      </Button>
      <Dialog isOpen={isOpen} title={`Mark of question ${number}`} onClose={() => setIsOpen(false)}>
        <OfMark attemptId={attemptId} questionId={questionId} />
      </Dialog>
    </>
  )
}

function OfMark({ attemptId, questionId }: Omit<MarkHistoryProps, 'number'>) {
  const query = useQuery(orpc.marking.markHistory.queryOptions({ input: { attemptId, questionId } }))
  return (
    <Loaded query={query} waiting="Loading the history...">
      {({ items }) =>
        items.length === 0 ? (
          <p>Marked once, by the key as it was published.</p>
        ) : (
          <ol className={styles.history}>
            {items.map((item) => (
              <li key={item.revision}>
                <strong>{historyText(item)}</strong>
                <span className={styles.soft}>
                  {saidText(item)}, {item.by}, {formatLagos(new Date(item.at))}
                  {item.reason && `: ${item.reason}`}
                </span>
              </li>
            ))}
          </ol>
        )
      }
    </Loaded>
  )
}
