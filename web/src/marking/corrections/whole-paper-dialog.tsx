import { TextInput } from '@mantine/core'
import type { CorrectionItem, Corrections } from '@sabimark/contract/answers.ts'
import { marksFromText, marksText } from '@sabimark/domain/bank/marks-text.ts'
import { useState } from 'react'
import { FormDialog } from '../../platform/ui/form-dialog.tsx'
import { doneTitle, reasonsFor } from './correction-words.ts'
import type { AskedCorrection } from './corrections.ts'
import { ReasonField } from './reason-field.tsx'
import { useCorrection } from './use-correction.ts'
import { WhoMoves } from './who-moves.tsx'

type BonusDialogProps = { examId: string; corrections: Corrections; onDone: () => void; onClose: () => void }

/** Marks for everybody beside their answers, up to what is available. */
export function BonusDialog({ examId, corrections, onDone, onClose }: BonusDialogProps) {
  const { bonusHundredths, availableHundredths } = corrections
  const first = bonusHundredths === 0 ? '' : marksText(bonusHundredths)
  const [typed, setTyped] = useState(first)
  const marks = marksFromText(typed)
  const asked: AskedCorrection | null =
    marks === null || marks === bonusHundredths
      ? null
      : { examId, correction: { kind: 'bonus', bonusHundredths: marks } }
  const made = useCorrection(asked, reasonsFor('bonus'), onDone)
  return (
    <FormDialog
      isOpen
      size="wide"
      title="Marks for everybody"
      submitLabel="Apply"
      error={made.error}
      isWorking={made.isWorking}
      canSubmit={made.canApply}
      isDirty={typed !== first || made.hasReason}
      onSubmit={(event) => {
        event?.preventDefault()
        made.apply()
      }}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        label="Marks"
        description={`Added to every paper, up to its ${marksText(availableHundredths)} marks. 0 for none.`}
        withAsterisk
        inputMode="decimal"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <ReasonField reasons={reasonsFor('bonus')} value={made.reason} onChange={made.setReason} />
      <WhoMoves
        moves={asked === null ? undefined : made.moves.data}
        error={asked === null ? null : made.moves.error}
        isLoading={made.isLooking}
        isOverExams={false}
      />
    </FormDialog>
  )
}

type TakeBackDialogProps = { examId: string; item: CorrectionItem; onDone: () => void; onClose: () => void }

/** Takes a correction back, in every exam it reached. */
export function TakeBackDialog({ examId, item, onDone, onClose }: TakeBackDialogProps) {
  const asked: AskedCorrection = { examId, correction: { kind: 'taken_back', actId: item.actId } }
  const made = useCorrection(asked, reasonsFor('taken_back'), onDone)
  return (
    <FormDialog
      isOpen
      size="wide"
      title="Undo this correction?"
      submitLabel="Undo correction"
      error={made.error}
      isWorking={made.isWorking}
      canSubmit={made.canApply}
      isDirty={made.hasReason}
      onSubmit={(event) => {
        event?.preventDefault()
        made.apply()
      }}
      onClose={onClose}
    >
      <p style={{ margin: 0 }}>
        {doneTitle(item)}: the key says again what it said before, in every exam this reached. The Question Bank stays
        as it is.
      </p>
      <ReasonField reasons={reasonsFor('taken_back')} value={made.reason} onChange={made.setReason} />
      <WhoMoves moves={made.moves.data} error={made.moves.error} isLoading={made.isLooking} isOverExams />
    </FormDialog>
  )
}
