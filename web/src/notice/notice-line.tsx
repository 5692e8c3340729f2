import type { Notice } from '@sabimark/contract/answers.ts'
import { timeText } from '@sabimark/domain/notice/when-text.ts'
import type { ReactNode } from 'react'
import { PageLink, usePageAt } from '../platform/navigation.tsx'
import { serverNow } from '../platform/server-now.ts'
import styles from './bell.module.css'
import { readOne } from './notices.ts'

/** One notice. Unread is a filled bubble and a bold title, read an empty one; a press leads on and makes it read. */
export function NoticeLine({ notice, onFollow }: { notice: Notice; onFollow: () => void }) {
  const { title, text, to, createdAt, isRead } = notice
  const page = usePageAt(to)
  const follow = () => {
    readOne(notice)
    if (page) onFollow()
  }
  const words: ReactNode = (
    <>
      <span className={styles.bubble} aria-hidden="true" />
      <span className={styles.words}>
        {!isRead && <span className="only-heard">Unread: </span>}
        <span className={styles.title}>{title}</span>
        <time className={styles.when} dateTime={createdAt}>
          {timeText(new Date(createdAt), serverNow())}
        </time>
        <span className={styles.text}>{text}</span>
      </span>
    </>
  )
  return (
    <li data-read={isRead}>
      {page ? (
        <PageLink {...page} className={styles.line} onClick={follow}>
          {words}
        </PageLink>
      ) : (
        <button type="button" className={styles.line} onClick={follow}>
          {words}
        </button>
      )}
    </li>
  )
}
