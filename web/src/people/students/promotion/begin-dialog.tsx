import type { Options } from '../../../platform/client.ts'
import { client } from '../../../platform/client.ts'
import { useRehearsedAct } from '../../../platform/record/use-rehearsed-act.tsx'
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog.tsx'
import type { PromotionInput } from './promotion-draft.ts'

export type Begun = { batch: string | null; doneCount: number }

type BeginDialogProps = {
  input: PromotionInput
  /** It was refused, and something on the page has to be looked at first; false: the dialog says so itself. */
  onRefused: (error: unknown) => boolean
  onBegun: (begun: Begun) => void
  onClose: () => void
}

/** Says what the year would change, and begins it. */
export function BeginDialog({ input, onRefused, onBegun, onClose }: BeginDialogProps) {
  const { dialog, consequences } = useRehearsedAct({
    title: `Begin ${input.year}?`,
    confirmLabel: `Begin ${input.year}`,
    input,
    async call(asked, options: Options) {
      try {
        const outcome = await client.people.promote(asked, options)
        if (!('isRehearsal' in options.context)) onBegun(outcome)
        return outcome
      } catch (error) {
        if (onRefused(error)) onClose()
        throw error
      }
    },
    said: () => `${input.year} has begun.`,
    onClose,
  })
  return (
    <ConfirmDialog isOpen {...dialog}>
      {consequences}
    </ConfirmDialog>
  )
}
