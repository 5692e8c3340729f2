import type { ActLine } from '@sabimark/contract/answers.ts'
import { actText } from '@sabimark/domain/words/act-text.ts'
import { formatLagos } from '@sabimark/domain/words/lagos-time.ts'
import { UndoAct } from '../../platform/record/undo-act.tsx'

/** Asks before an act of the list is taken back: what was done, by whom and when. */
export function UndoDialog({ act, onClose }: { act: ActLine; onClose: () => void }) {
  return (
    <UndoAct title="Undo this change?" batch={act.id} onClose={onClose}>
      {actText(act.action, act.count)} on {formatLagos(new Date(act.at))} by {act.by ?? 'somebody who has left'}.
    </UndoAct>
  )
}
