import { IconCircleCheck, IconX } from '@tabler/icons-react'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { refusalText } from '../refusal.ts'
import styles from './announcements.module.css'
import { forgetNews, latestNews, type News, onNews, shownMs, staysUntilClosed } from './announcer.ts'
import { SkippedLines, skippedTogether } from './skipped-lines.tsx'
import { useAboveFoot } from './use-above-foot.ts'
import { useUndo } from './use-undo.ts'

/** What was just done, said at the foot of the screen and by screen readers, with Undo where there is one. */
export function Announcements() {
  const news = useSyncExternalStore(onNews, latestNews)
  return (
    <div className={styles.place} role="status">
      {news?.isOnlyHeard && <OnlyHeard key={news.id} text={news.text} />}
      {news && !news.isOnlyHeard && <Announcement key={news.id} news={news} />}
    </div>
  )
}

/** The message goes once it has stood long enough, unless it stays. */
function useLeaves(stays: boolean) {
  useEffect(() => {
    if (stays) return
    const timer = setTimeout(forgetNews, shownMs)
    return () => clearTimeout(timer)
  }, [stays])
}

/** What stays covers nothing for good: the page is so much longer. */
function useRoom(note: RefObject<HTMLElement | null>, stays: boolean) {
  useLayoutEffect(() => {
    const here = note.current
    if (here === null || !stays) return
    const size = new ResizeObserver(() => setRoom(`${here.offsetHeight + 8}px`))
    size.observe(here)
    return () => {
      size.disconnect()
      setRoom(null)
    }
  }, [note, stays])
}

const setRoom = (height: string | null) => document.documentElement.style.setProperty('--news', height)

function OnlyHeard({ text }: { text: string }) {
  useLeaves(false)
  return <p className="only-heard">{text}</p>
}

function Announcement({ news }: { news: News }) {
  const undoing = useUndo()
  const [hasPointer, setHasPointer] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  // The others wait for who is at them.
  const stays = staysUntilClosed(news)
  useLeaves(stays || hasPointer || hasFocus)
  const note = useRef<HTMLDivElement>(null)
  useRoom(note, stays)
  useAboveFoot(note)
  // Whoever pressed Undo or the cross by key is on the page again once those have gone.
  useLayoutEffect(() => {
    const here = note.current
    return () => {
      if (here?.contains(document.activeElement)) document.querySelector('main')?.focus({ preventScroll: true })
    }
  }, [])
  const { batch } = news
  const shown = skippedTogether(news.skipped).slice(0, 5)
  const moreCount = news.skipped.length - shown.reduce((sum, { count }) => sum + count, 0)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here, it only waits for who reads it
    <div
      className={styles.note}
      ref={note}
      onPointerEnter={() => setHasPointer(true)}
      onPointerLeave={() => setHasPointer(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <IconCircleCheck size={20} aria-hidden="true" />
      <div className={styles.words}>
        <p>{news.text}</p>
        {shown.length > 0 && (
          <ul>
            <SkippedLines skipped={shown} />
          </ul>
        )}
        {moreCount > 0 && (
          <p>
            and {moreCount.toLocaleString('en-NG')} more {moreCount === 1 ? 'was' : 'were'} skipped.
          </p>
        )}
        {undoing.error !== null && <p>{refusalText(undoing.error)}</p>}
      </div>
      {batch !== null && (
        <button type="button" className={styles.undo} onClick={() => undoing.act({ batch })}>
          Undo
        </button>
      )}
      <button type="button" className={styles.close} aria-label="Close this message" onClick={forgetNews}>
        <IconX size={18} aria-hidden="true" />
      </button>
    </div>
  )
}
