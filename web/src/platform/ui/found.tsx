import type { ReactNode } from 'react'
import styles from './found.module.css'
import { Loaded } from './loaded.tsx'

type FoundProps<Data> = {
  query: { data: Data | undefined; error: unknown; refetch: () => unknown; isPlaceholderData: boolean }
  /** Something was typed that nobody has been asked for yet. */
  isTyping: boolean
  waiting: string
  children: (data: Data) => ReactNode
}

/** The rows of a list under its search and filters. While those of a new search are on their way, the old ones are marked. */
export function Found<Data>({ query, isTyping, waiting, children }: FoundProps<Data>) {
  const isOld = query.data !== undefined && (isTyping || query.isPlaceholderData)
  return (
    <Loaded query={query} waiting={waiting}>
      {(data) => (
        <div className={styles.found} aria-busy={isOld}>
          <p className={styles.note} role="status">
            {isOld && 'Searching...'}
          </p>
          <div className={styles.rows} data-old={isOld}>
            {children(data)}
          </div>
        </div>
      )}
    </Loaded>
  )
}
