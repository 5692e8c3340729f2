import { IconBell } from '@tabler/icons-react'
import { type ComponentType, useRef, useState } from 'react'
import styles from './bell.module.css'

type Panel = ComponentType<{ onClose: () => void; onFollow: () => void }>

/** The bell with how many notices are unread. What they are is fetched when it is pressed. */
export function Bell({ unreadCount }: { unreadCount: number }) {
  const [isOpen, setIsOpen] = useState(false)
  const [NoticePanel, setNoticePanel] = useState<Panel | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const open = async () => {
    setHasFailed(false)
    try {
      // Awaited, not chained: the build hangs the styles it waits for around the import and whatever is chained to it.
      const loaded = await import('./notice-panel.tsx')
      setNoticePanel(() => loaded.default)
      setIsOpen(true)
    } catch {
      setHasFailed(true)
    }
  }
  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }
  return (
    <div className={styles.place}>
      <button
        ref={button}
        type="button"
        className={styles.bell}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={unreadCount > 0 ? `Notifications, ${unreadCount} unread` : 'Notifications'}
        onClick={() => void open()}
      >
        <IconBell size={22} aria-hidden="true" />
        {unreadCount > 0 && <span className={styles.badge}>{unreadCount > 9 ? '9+' : unreadCount}</span>}
      </button>
      {isOpen && NoticePanel && <NoticePanel onClose={close} onFollow={() => setIsOpen(false)} />}
      {hasFailed && (
        <p role="alert" className={styles.failed}>
          No network. Your notifications are safe; press again when it is back.
        </p>
      )}
    </div>
  )
}
