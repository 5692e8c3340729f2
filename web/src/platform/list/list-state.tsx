import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { AnyListInput } from '../list-input.ts'
import { EmptySheet } from '../ui/empty-sheet.tsx'
import { RefusalNote } from '../ui/refusal-note.tsx'
import type { ListRow } from './list-spec.ts'
import styles from './list-state.module.css'
import type { List } from './use-list.ts'

const placeholders = ['1', '2', '3', '4', '5', '6', '7', '8']

type ListStateProps<Input extends AnyListInput, Row extends ListRow> = {
  list: List<Input, Row>
  /** What stands there while there is nothing at all. */
  empty: ReactNode
}

/** What stands above the rows or in their place: why they did not come, that they are on their way, or that there are none. */
export function ListState<Input extends AnyListInput, Row extends ListRow>({
  list,
  empty,
}: ListStateProps<Input, Row>) {
  const { rows, error, refetch, spec, isNarrowed, clear, isOld, problem } = list
  const [, many] = spec.nouns
  return (
    <>
      <RefusalNote
        error={error}
        action={
          <Button variant="default" size="xs" onClick={() => refetch()}>
            Try again
          </Button>
        }
      />
      <p className="only-heard" role="status">
        {isOld ? 'Searching...' : rows && isNarrowed && !problem && `${list.total ?? rows.length} found`}
      </p>
      {!rows && !error && !problem && <WaitingRows>{`Loading ${many}...`}</WaitingRows>}
      {rows?.length === 0 &&
        (isNarrowed ? (
          <EmptySheet
            title={`No ${many} found`}
            action={
              <Button variant="default" onClick={clear}>
                Clear
              </Button>
            }
          >
            Nothing matches. Try other words, or clear search and filters.
          </EmptySheet>
        ) : (
          empty
        ))}
    </>
  )
}

/** Rows of the right height with empty bubbles, so that nothing jumps when the real ones come. */
export function WaitingRows({ children }: { children: string }) {
  return (
    <div className={styles.waiting} role="status">
      <span className="only-heard">{children}</span>
      {placeholders.map((place) => (
        <span key={place} className={styles.row} aria-hidden="true" />
      ))}
    </div>
  )
}
