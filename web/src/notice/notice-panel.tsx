import { Button } from '@mantine/core'
import { useMe } from '../platform/session.ts'
import { Dialog } from '../platform/ui/dialog.tsx'
import { EmptySheet } from '../platform/ui/empty-sheet.tsx'
import { Loaded } from '../platform/ui/loaded.tsx'
import { RefusalNote } from '../platform/ui/refusal-note.tsx'
import { ShowMore } from '../platform/ui/show-more.tsx'
import styles from './bell.module.css'
import { NoticeLine } from './notice-line.tsx'
import { useNotices, useReadAll } from './notices.ts'

/** `onFollow`: the person opens a notice. */
type PanelProps = { onClose: () => void; onFollow: () => void }

/** The notifications: below the bell where there is room, the whole screen on a phone. */
export default function NoticePanel({ onClose, onFollow }: PanelProps) {
  const { query, notices, unreadCount } = useNotices()
  const reading = useReadAll()
  const newest = notices[0]
  return (
    <Dialog isOpen onClose={onClose} title="Notifications" className={styles.panel}>
      <Loaded query={query} waiting="Loading notifications...">
        {() =>
          newest ? (
            <>
              <div className={styles.tools}>
                <span role="status">{unreadCount > 0 ? `${unreadCount} unread` : 'All read'}</span>
                <Button
                  variant="subtle"
                  loading={reading.isWorking}
                  // Not `disabled`: the focus would fall out of the dialog with it.
                  aria-disabled={unreadCount === 0}
                  data-disabled={unreadCount === 0 || undefined}
                  onClick={() => unreadCount > 0 && reading.act(newest.id)}
                >
                  Mark all as read
                </Button>
              </div>
              <RefusalNote error={reading.error} />
              <ul className={styles.list}>
                {notices.map((notice) => (
                  <NoticeLine key={notice.id} notice={notice} onFollow={onFollow} />
                ))}
              </ul>
              <ShowMore query={query} />
            </>
          ) : (
            <NothingYet />
          )
        }
      </Loaded>
    </Dialog>
  )
}

function NothingYet() {
  const { role } = useMe()
  return (
    <EmptySheet title="No notifications yet">
      {role === 'student'
        ? 'You will see here when an exam is set for you and when a result is out.'
        : 'You will see here when something needs your attention.'}
    </EmptySheet>
  )
}
