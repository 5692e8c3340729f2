import type { ActLine } from '@sabimark/contract/answers.ts'
import { actText } from '@sabimark/domain/words/act-text.ts'
import { formatLagos } from '@sabimark/domain/words/lagos-time.ts'
import { client } from '../../platform/client.ts'
import { undoRefusalText } from '../../platform/news/undo-refusal.ts'
import { useRehearsedAct } from '../../platform/record/use-rehearsed-act.tsx'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog.tsx'

/** Asks before an act is taken back: what was done, by whom and when, and what the server says an undo comes to by now. */
export function UndoDialog({ act, onClose }: { act: ActLine; onClose: () => void }) {
  const { dialog, consequences } = useRehearsedAct({
    title: 'Undo this change?',
    confirmLabel: 'Undo',
    isDanger: true,
    input: { batch: act.id },
    call: client.school.undo,
    said: (doneCount) => (doneCount === 0 ? 'Nothing was undone.' : 'It was undone.'),
    keptText: (count) => (count === 1 ? 'One is not undone:' : `${count.toLocaleString('en-NG')} are not undone:`),
    refusalText: undoRefusalText,
    onClose,
  })
  return (
    <ConfirmDialog {...dialog} isOpen>
      <p>
        {actText(act.action, act.count)} on {formatLagos(new Date(act.at))} by {act.by ?? 'somebody who has left'}.
      </p>
      {consequences}
    </ConfirmDialog>
  )
}
