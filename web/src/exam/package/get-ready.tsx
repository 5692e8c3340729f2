import { Button } from '@mantine/core'
import { sizeText } from '@sabimark/domain/words/size-text.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { serverNow } from '../../platform/server-now.ts'
import { isOnSharedComputer, useMe } from '../../platform/session.ts'
import styles from './get-ready.module.css'
import type { Whose } from './package-store.ts'
import { lostWords, notReadyText } from './ready-words.ts'
import { useIsFirstToSay } from './said-once.ts'
import { sayNoNetwork } from './say-no-network.ts'
import { type Getting, useGettingReady, usualBytes } from './use-getting-ready.ts'

type GetReadyProps = { id: string; title: string; opensAt: string }

/** Whether this device has the paper of an exam that is offered without a network, and how to get it here. */
export default function GetReady({ id: examId, ...exam }: GetReadyProps): ReactNode {
  const { id: studentId } = useMe()
  return <OfOne key={`${studentId} ${examId}`} whose={{ studentId, examId }} {...exam} />
}

function OfOne({ whose, title, opensAt }: Omit<GetReadyProps, 'id'> & { whose: Whose }) {
  const { getting, look, fetchIt, putOff } = useGettingReady(whose)
  const place = useRef<HTMLElement>(null)
  const isReady = getting.at === 'ready'
  const isLost = getting.at === 'lost'
  const isOpen = new Date(opensAt) <= serverNow()
  const isNone = getting.at === 'none'
  useEffect(() => {
    if (isNone) sayNoNetwork(opensAt).catch(() => undefined)
  }, [isNone, opensAt])
  const says: Says = {
    // Whatever stands at the first card, and while it is looked for: what is done there must not unfold the next one.
    why: useIsFirstToSay(place, 'why', true),
    lock: useIsFirstToSay(place, 'lock', isReady),
    check: useIsFirstToSay(place, 'check', isReady && getting.opensAt > serverNow()),
    need: useIsFirstToSay(place, 'need', isLost && !isOpen),
  }
  if (getting.at === 'looking') return <section ref={place} hidden />
  const isOldPage = getting.at === 'not_ready' && getting.why === 'old_page'
  const mayAsk = ['none', 'begun', 'not_ready', 'lost'].includes(getting.at)
  return (
    <section
      ref={place}
      className={styles.ready}
      data-at={isLost && isOpen ? 'open' : getting.at}
      aria-label={`Getting ready for ${title}`}
    >
      <div role="status">
        <Said getting={getting} says={says} isOpen={isOpen} />
      </div>
      {getting.at === 'fetching' && (
        <progress
          className={styles.bar}
          max={getting.of}
          value={getting.bytes}
          aria-label="How much of it is on this device"
        />
      )}
      {getting.at === 'offer' && (
        <div className={styles.acts}>
          <Button onClick={() => fetchIt(getting.offer)}>Get it now</Button>
          <Button variant="default" onClick={putOff}>
            Not now
          </Button>
        </div>
      )}
      {isOldPage && (
        <Button variant="default" onClick={() => window.location.reload()}>
          Reload
        </Button>
      )}
      {mayAsk && !isOldPage && (
        <Button variant="default" onClick={look}>
          {getting.at === 'none' ? `Get ready (up to ${sizeText(usualBytes)})` : 'Get ready again'}
        </Button>
      )}
    </section>
  )
}

/**
 * What this card explains, as no card before it on the page does: why to get ready, how a ready paper is opened, when to look again, and that
 * an exam is sat without being ready, too.
 */
type Says = { why: boolean; lock: boolean; check: boolean; need: boolean }

function Said({ getting, says, isOpen }: { getting: Getting; says: Says; isOpen: boolean }) {
  if (getting.at === 'none' && !says.why) return <p>Can also start without a network.</p>
  if (getting.at === 'none')
    return (
      <>
        <p>
          This exam can start without a network. Get the locked paper on this device now; on the day your invigilator
          gives out a code that opens it.
        </p>
        <p>
          Do not use a private window.
          {isOnSharedComputer() && ' Your name stays on this device until you hand in.'}
        </p>
      </>
    )
  if (getting.at === 'begun') return <p>The paper is not all here yet.</p>
  if (getting.at === 'asking') return <p>Looking how much there is to get...</p>
  if (getting.at === 'offer') {
    return (
      <p>
        This paper has large pictures: it takes up to <strong>{sizeText(getting.offer.bytes)}</strong> of data, once.
      </p>
    )
  }
  if (getting.at === 'fetching')
    return (
      <p>
        Getting it: {sizeText(getting.bytes)} of {sizeText(getting.of)}
      </p>
    )
  if (getting.at === 'ready') {
    return (
      <>
        <p>
          <strong>Ready on this device.</strong>
          {says.lock && ' The paper is locked until you start.'}
          {says.check && ' On the morning of the exam, open this page once to check.'}
        </p>
        {says.lock && (
          <p>
            No network on the day? Open {window.location.host} in this browser, and type the code your invigilator gives
            out.
          </p>
        )}
      </>
    )
  }
  if (getting.at === 'not_ready')
    return (
      <p>
        <strong>Not ready.</strong> {notReadyText(getting.why)}
      </p>
    )
  if (getting.at !== 'lost') return null
  const text = lostWords[getting.why]
  if (isOpen)
    return (
      <p>
        <strong>With a network, you take the exam as usual.</strong> Without a network, it will no longer start on this
        device. {text}
      </p>
    )
  return (
    <>
      <p>
        <strong>Not ready any more.</strong> {text}
      </p>
      {says.need && <p>With a network, you take the exam as usual.</p>}
    </>
  )
}
