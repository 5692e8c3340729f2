import type { ExamDetail, OfflineOffer } from '@sabimark/contract/answers.ts'
import { useState } from 'react'
import { client } from '../../platform/client.ts'
import { useRehearsedAct } from '../../platform/record/use-rehearsed-act.tsx'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog.tsx'
import { budgetText } from './budget-words.ts'
import { LargeNote } from './large-note.tsx'

type Props = {
  exam: Pick<ExamDetail, 'id'>
  sitting: { id: string }
  /** As it is now. */
  offer: OfflineOffer
  onClose: () => void
}

/** Asks before a sitting is offered without a network, or is no longer, and says what that means and costs. */
export function OfferQuestion({ exam, sitting, offer, onClose }: Props) {
  // What was asked stays asked: the page behind may be read again.
  const [isBack] = useState(offer.isOffered)
  const { dialog, consequences } = useRehearsedAct({
    title: isBack ? 'No longer offer this sitting without a network?' : 'Offer this sitting without a network?',
    confirmLabel: isBack ? 'Take it back' : 'Offer it',
    isDanger: isBack,
    input: { examId: exam.id, sittingId: sitting.id, isOffered: !isBack },
    call: client.exam.offerOffline,
    said: () =>
      isBack
        ? 'This sitting is no longer offered without a network.'
        : 'This sitting is offered without a network. Students can get ready.',
    onClose,
  })
  return (
    <ConfirmDialog {...dialog} isOpen>
      {!isBack && (
        <>
          <p>With a network starting then takes almost no data; without one the hall code opens the paper.</p>
          <p>{budgetText(offer)}</p>
          <LargeNote offer={offer} />
        </>
      )}
      {consequences}
    </ConfirmDialog>
  )
}
