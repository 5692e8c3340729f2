import { Button, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useMe } from '../platform/session.ts'
import { EmptySheet } from '../platform/ui/empty-sheet.tsx'
import { Loaded } from '../platform/ui/loaded.tsx'
import { RefusalNote } from '../platform/ui/refusal-note.tsx'
import { ShowMore } from '../platform/ui/show-more.tsx'
import styles from './bell.module.css'
import { NoticeLine } from './notice-line.tsx'
import { useNotices, useReadAll } from './notices.ts'
// A student's pages come without them.
import '../platform/theme/control-styles.ts'

/** `onFollow`: the person goes where a notice leads. */
type PanelProps = { onClose: () => void; onFollow: () => void }

/** What the bell has to tell: below it where there is room, the whole screen on a phone. */
export default function NoticePanel({ onClose, onFollow }: PanelProps) {
  const isNarrow = useMediaQuery('(max-width: 559px)', false, { getInitialValueInEffect: false })
  const { query, notices, unreadCount } = useNotices()
  const reading = useReadAll()
  const newest = notices[0]
  return (
    <Modal
      opened
      onClose={onClose}
      title="Notifications"
      size={420}
      fullScreen={isNarrow}
      centered={false}
      xOffset={16}
      yOffset={70}
      lockScroll={isNarrow}
      // It begins open, so it does not know where the focus was; the bell does.
      returnFocus={false}
      overlayProps={{ backgroundOpacity: 0 }}
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ inner: styles.inner ?? '', content: styles.content ?? '', body: styles.body ?? '' }}
    >
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
    </Modal>
  )
}

function NothingYet() {
  const { role } = useMe()
  return (
    <EmptySheet title="No notifications yet">
      {role === 'student'
        ? 'You will be told here when an exam is set for you and when a result is out.'
        : 'You will be told here when something needs your attention.'}
    </EmptySheet>
  )
}
