import { Switch } from '@mantine/core'
import '../../platform/theme/control-styles.ts'
import type { ExamDetail, OfflineOffer } from '@sabimark/contract/answers.ts'
import { fetchedFrom } from '@sabimark/domain/exam/seal/seal-times.ts'
import { nearTime } from '@sabimark/domain/words/near-time.ts'
import { lacksText } from '@sabimark/domain/words/plan/plan-features.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { ControlRow } from '../../platform/form-sheets/row-group.tsx'
import { serverNow } from '../../platform/server-now.ts'
import { Loaded } from '../../platform/ui/loaded.tsx'
import note from '../../platform/ui/note.module.css'
import { budgetText, notReadyText, picturesText } from './budget-words.ts'
import { HallCode } from './hall-code.tsx'
import { OfferQuestion } from './offer-question.tsx'
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

function Sheet({ exam, sitting, offer }: Props & { offer: OfflineOffer }) {
  const [isAsking, setIsAsking] = useState(false)
  const { isOffered, budget, may } = offer
  const lacks = may.lacks && lacksText(may.lacks.feature, may.lacks.plan)
  // What is offered can be taken back on any plan.
  const isLocked = !may.offer || (!isOffered && lacks !== null)
  return (
    <section className={styles.sheet} aria-label="Without network">
      <ControlRow kind="switch" isHinted>
        <Switch
          label="Without network"
          description="Students get their device ready ahead. With a network starting then takes almost no data; without one the hall code opens the paper."
          checked={isOffered}
          disabled={isLocked}
          onChange={() => setIsAsking(true)}
        />
      </ControlRow>
      <div className={styles.more}>
        {lacks !== null && <p>{lacks}</p>}
        {(isOffered || lacks === null) && <p className={styles.soft}>{budgetText(offer)}</p>}
        {budget.isLarge && (
          <div className={note.note} data-tone="amber">
            <IconAlertTriangle size={20} aria-hidden="true" />
            <div>
              This paper is large for a phone.
              {offer.largestPictures.length > 0 &&
                ` Its largest pictures: ${picturesText(offer.largestPictures)}. Smaller ones cost each candidate less.`}
            </div>
          </div>
        )}
        {isOffered && <Ready sitting={sitting} offer={offer} />}
        {isOffered && (
          <HallCode hall={{ ...sitting, examId: exam.id, sittingId: sitting.id, title: exam.title }} offer={offer} />
        )}
        {!window.isSecureContext && (
          <p>
            Devices can get ready only where the address begins with https. At this address the server is in the room,
            and nobody needs to.
          </p>
        )}
      </div>
      {isAsking && (
        <OfferQuestion exam={exam} sitting={sitting} isOffered={isOffered} onClose={() => setIsAsking(false)} />
      )}
    </section>
  )
}

/** How many are ready and who is not, or from when on anybody can be. */
function Ready({ sitting, offer }: { sitting: Sitting; offer: OfflineOffer }) {
  const { expected, ready, notReady, shownAt } = offer
  const now = serverNow()
  const from = fetchedFrom({ opensAt: new Date(sitting.opensAt) })
  return (
    <>
      {from > now && <p>Students can get ready from {nearTime(from, now)}.</p>}
      <p>
        <strong>
          {expected === 0
            ? 'It has no candidates now.'
            : `Ready ${ready.toLocaleString('en-NG')} of ${expected.toLocaleString('en-NG')}`}
        </strong>
      </p>
      {notReady.length > 0 && (
        <details>
          <summary>Who is not ready</summary>
          <p className={styles.soft}>{notReadyText(offer)}</p>
        </details>
      )}
      {shownAt !== null && <p className={styles.soft}>Somebody has looked at the hall code, so it stays offered.</p>}
    </>
  )
}
