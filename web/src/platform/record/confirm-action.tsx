import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { type RehearsedAct, useRehearsedAct } from './use-rehearsed-act.tsx'

/** Asks before an act on records, and says what it would do. Nothing is typed or chosen here: that is an ActForm. */
export function ConfirmAction<Input>(props: RehearsedAct<Input>) {
  const { dialog, consequences } = useRehearsedAct(props)
  return (
    <ConfirmDialog {...dialog} isOpen>
      {consequences}
    </ConfirmDialog>
  )
}
