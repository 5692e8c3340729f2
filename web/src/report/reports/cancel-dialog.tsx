import type { MadeReport } from '@sabimark/contract/answers.ts'
import { useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { announce } from '../../platform/news/announcer.ts'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog.tsx'
import { showInList } from './use-making.ts'

/** Asks before a report is no longer made, or its file is deleted. */
export function CancelDialog({ made, onClose }: { made: MadeReport; onClose: () => void }) {
  const isReady = made.state === 'ready'
  const cancelling = useAct(
    (_: undefined, pressed) => client.report.cancel({ id: made.id }, pressed),
    (now) => {
      announce(isReady ? `The file of ${made.title} was deleted.` : `${made.title} is no longer being made.`)
      showInList(now)
      onClose()
    },
  )
  return (
    <ConfirmDialog
      isOpen
      title={isReady ? `Delete the file of ${made.title}?` : `Stop making ${made.title}?`}
      confirmLabel={isReady ? 'Delete file' : 'Stop'}
      cancelLabel={isReady ? 'Keep it' : 'Keep making it'}
      isDanger
      isWorking={cancelling.isWorking}
      error={cancelling.error}
      onConfirm={() => cancelling.act(undefined)}
      onCancel={onClose}
    >
      <p>
        {isReady
          ? 'The file goes for everybody, and links to it that were shared no longer open. You can make it again.'
          : 'What is made so far is dropped. You can make it again.'}
      </p>
    </ConfirmDialog>
  )
}
