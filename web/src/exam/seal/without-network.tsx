import { Switch } from '@mantine/core'
import '../../platform/theme/control-styles.ts'
import type { ExamDetail, OfflineOffer } from '@sabimark/contract/answers.ts'
import { nearTime } from '@sabimark/domain/words/near-time.ts'
import { lacksText } from '@sabimark/domain/words/plan/plan-features.ts'
import { IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { ControlRow } from '../../platform/form-sheets/row-group.tsx'
import { serverNow } from '../../platform/server-now.ts'
import { Loaded } from '../../platform/ui/loaded.tsx'
import { budgetText, offerLine, readyFrom } from './budget-words.ts'
import { HallCode } from './hall-code.tsx'
import { LargeNote } from './large-note.tsx'
import { NotReady } from './not-ready.tsx'
import { OfferQuestion } from './offer-question.tsx'
import { Sharing } from './sharing.tsx'
import { useOffer } from './use-offer.ts'
import styles from './without-network.module.css'

type Sitting = ExamDetail['sittings'][number]
type Props = { exam: ExamDetail; sitting: Sitting }

/** Whether students can get ready for a sitting ahead, what that costs in data, and who is ready. */
export function WithoutNetwork({ exam, sitting }: Props) {
  const query = useOffer(exam, sitting)
  // Who cannot offer it has nothing to read before it is.
  const isTheirs = exam.mayAct
  if (query.isPending) return isTheirs && query.isFetching ? <Waiting /> : null
  return (
    <Loaded query={query} waiting="">
      {(offer) => (offer.isOffered || isTheirs ? <Sheet exam={exam} sitting={sitting} offer={offer} /> : null)}
    </Loaded>
  )
}

/** As high as what comes: the candidates below stay where they are. */
function Waiting() {
  return (
    <div className={`${styles.sheet} ${styles.waiting}`} role="status">
      Loading how it is sat without a network...
    </div>
  )
}

const notHere = 'Only where the address begins with https; with the server in the room nobody needs it.'

function Sheet({ exam, sitting, offer }: Props & { offer: OfflineOffer }) {
  const [isAsking, setIsAsking] = useState(false)
  const { isOffered, may } = offer
  const lacks = may.lacks && lacksText(may.lacks.feature, may.lacks.plan)
  const line = window.isSecureContext ? offerLine(offer, sitting, serverNow()) : notHere
  // What is offered can be taken back on any plan.
  const isLocked = !may.offer || (!isOffered && lacks !== null)
  // Colleagues could never switch it, and nobody can once the doors are closed.
  const isHeld = isLocked && offer.shownAt !== null && exam.mayAct && new Date(sitting.closesAt) > serverNow()
  const all = (
    <>
      <ControlRow kind="switch" isHinted>
        <Switch
          label="Without network"
          description={isOffered ? <OfferedLine line={line} isHeld={isHeld} /> : (lacks ?? line)}
          checked={isOffered}
          disabled={isLocked}
          onChange={() => setIsAsking(true)}
        />
      </ControlRow>
      {isOffered && (
        <>
          <HallCode hall={{ ...sitting, examId: exam.id, sittingId: sitting.id, title: exam.title }} offer={offer} />
          <More sitting={sitting} offer={offer} lacks={lacks} />
        </>
      )}
      {isAsking && <OfferQuestion exam={exam} sitting={sitting} offer={offer} onClose={() => setIsAsking(false)} />}
    </>
  )
  return (
    <section className={styles.sheet} aria-label="Without network">
      {isOffered && sitting.state === 'open' ? (
        // The candidates are what is looked at now: the code is a press away.
        <details className={styles.folded}>
          <summary>
            Without network <span className={styles.soft}>{line}</span>
          </summary>
          {all}
        </details>
      ) : (
        all
      )}
    </section>
  )
}

/** What stands below the switch of what is offered, and why nobody can switch it off. */
function OfferedLine({ line, isHeld }: { line: string; isHeld: boolean }) {
  if (!isHeld) return line
  return (
    <>
      {line} · <IconLock size={14} className={styles.lock} aria-hidden /> stays on, because somebody has seen the code
    </>
  )
}

function moreWord({ notReady, shared }: OfflineOffer): string {
  if (notReady.length > 0) return 'Who is not ready, and data used'
  return shared ? 'Who shares a device, and data used' : 'Data used'
}

/** What is read once, or by who looks for a reason: behind one press. */
function More({ sitting, offer, lacks }: { sitting: Sitting; offer: OfflineOffer; lacks: string | null }) {
  const { notReady, shared = [] } = offer
  const now = serverNow()
  const from = readyFrom(sitting, now)
  return (
    <details className={styles.more}>
      <summary>{moreWord(offer)}</summary>
      <div>
        <NotReady groups={notReady} />
        <Sharing devices={shared} />
        {from !== null && <p>Students can get ready from {nearTime(from, now)}.</p>}
        <p className={styles.soft}>{budgetText(offer)}</p>
        <LargeNote offer={offer} />
        {lacks !== null && <p className={styles.soft}>{lacks}</p>}
      </div>
    </details>
  )
}
