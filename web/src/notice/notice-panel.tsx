import { Button } from '@mantine/core'
import type { Notice } from '@sabimark/contract/answers.ts'
import { dayText } from '@sabimark/domain/notice/when-text.ts'
import { groupedBy } from '../platform/grouped-by.ts'
import { serverNow } from '../platform/server-now.ts'
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
              {byDay(notices).map(([day, ofDay]) => (
                <section key={day}>
                  <h3 className={styles.day}>{day}</h3>
                  <ul className={styles.list}>
                    {ofDay.map((notice) => (
                      <NoticeLine key={notice.id} notice={notice} onFollow={onFollow} />
                    ))}
                  </ul>
                </section>
              ))}
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

/** The newest day first, as they come. */
function byDay(notices: readonly Notice[]) {
  const now = serverNow()
  return [...groupedBy(notices, ({ createdAt }) => dayText(new Date(createdAt), now))]
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
