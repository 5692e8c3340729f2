import { eventRefusals } from '@sabimark/contract/event-refusal.ts'
import { IconAlertTriangle, IconCloudCheck, IconDeviceFloppy, IconLoader2, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import type { SyncView } from '../sync/sync-view.ts'
import styles from './sync-note.module.css'
import { movedEndText, syncWords } from './sync-words.ts'

const icons = { good: IconCloudCheck, here: IconDeviceFloppy, quiet: IconLoader2, bad: IconAlertTriangle }

/** Where the answers are, in a few words; always in sight. */
export function SyncChip({ view }: { view: SyncView }) {
  const { tone, short } = syncWords(view)
  const Icon = icons[tone]
  return (
    <span className={styles.chip} data-tone={tone}>
      <Icon size={18} aria-hidden="true" />
      <span>
        {short}
        {tone === 'here' && view.said && <span className={styles.more}> {view.said.more}</span>}
      </span>
    </span>
  )
}

/**
 * What has to be said in a sentence: nothing saved for minutes, something that does not count, a word of the school;
 * `news` of another device.
 */
export function SyncNotes({ view, news }: { view: SyncView; news: string | null }) {
  const { tone, long, heard } = syncWords(view)
  return (
    <div className={styles.notes}>
      {long && (
        <p className={styles.note} data-tone={tone === 'bad' ? 'bad' : 'care'} aria-hidden="true">
          {long}
        </p>
      )}
      {heard && (
        <p className="only-heard" role="alert">
          {heard}
        </p>
      )}
      {view.blocked && (
        <p className={styles.note} data-tone="bad" role="alert">
          {view.blocked}
        </p>
      )}
      {view.refused && (
        <Closable key={`${view.refused.seq} ${view.refused.code}`} tone="bad" text={eventRefusals[view.refused.code]} />
      )}
      {news && <Closable key={view.arrived?.count} tone="news" text={news} />}
      {view.moreMs !== 0 && <Closable key={view.moreMs} tone="news" text={movedEndText(view.moreMs)} />}
    </div>
  )
}

/**
 * That there is no network, and nothing to worry about. It stands in the foot, which grows upwards: what comes and goes
 * with the network moves neither the options nor the buttons under a finger. For ears it is said above.
 */
export function KeepGoing({ view }: { view: SyncView }) {
  const { low } = syncWords(view)
  if (low === null) return null
  return (
    <p className={`${styles.note} ${styles.low}`} data-tone="news" data-said={!!view.said} aria-hidden="true">
      {low}
    </p>
  )
}

function Closable({ text, tone }: { text: string; tone: 'bad' | 'news' }) {
  const [isRead, setIsRead] = useState(false)
  if (isRead) return null
  return (
    <p className={styles.note} data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      <span>{text}</span>
      <button type="button" onClick={() => setIsRead(true)} aria-label="Close this message">
        <IconX size={20} aria-hidden="true" />
      </button>
    </p>
  )
}
