import type { ExamDetail } from '@sabimark/contract/answers.ts'
import { useState } from 'react'
import { client } from '../../platform/client.ts'
import { ConfirmAction } from '../../platform/record/confirm-action.tsx'

type Props = {
  exam: Pick<ExamDetail, 'id'>
  sitting: { id: string }
  /** As it is now. */
  isOffered: boolean
  onClose: () => void
}

/** Asks before a sitting is offered without a network, or is no longer, and says what that means. */
export function OfferQuestion({ exam, sitting, isOffered, onClose }: Props) {
  // What was asked stays asked: the page behind may be read again.
  const [isBack] = useState(isOffered)
  return (
    <ConfirmAction
      title={isBack ? 'No longer offer this sitting without a network?' : 'Offer this sitting without a network?'}
      confirmLabel={isBack ? 'Take it back' : 'Offer it'}
      isDanger={isBack}
      input={{ examId: exam.id, sittingId: sitting.id, isOffered: !isBack }}
      call={client.exam.offerOffline}
      said={() =>
        isBack
          ? 'This sitting is no longer offered without a network.'
          : 'This sitting is offered without a network. Students can get ready.'
      }
      onClose={onClose}
    />
  )
}
