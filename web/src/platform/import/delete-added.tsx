import { Button } from '@mantine/core'
import { useState } from 'react'
import { type Pressed, useAct } from '../act.ts'
import { announce, type Outcome } from '../news/announcer.ts'
import { readAgain } from '../queries.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

type DeleteAddedProps = {
  /** Who was added. */
  ids: string[]
  /** "teacher", "teachers". */
  words: { one: string; many: string }
  call: (ids: string[], pressed: Pressed) => Promise<Outcome>
  isLocked: boolean
  onDeleted: () => void
}

/** "Delete these 31": takes back what was added one by one. Who was there before and was changed stays as they are now. */
export function DeleteAdded({ ids, words, call, isLocked, onDeleted }: DeleteAddedProps) {
  const [isAsking, setIsAsking] = useState(false)
  const count = ids.length.toLocaleString('en-NG')
  const deleting = useAct(call, ({ doneCount, skipped, batch }) => {
    setIsAsking(false)
    const done = `${doneCount.toLocaleString('en-NG')} of ${count} deleted.`
    announce(doneCount === 0 ? 'Nobody was deleted.' : done, { skipped, batch })
    onDeleted()
    return readAgain()
  })
  const isOne = ids.length === 1
  return (
    <>
      <Button variant="default" size="xs" disabled={isLocked} onClick={() => setIsAsking(true)}>
        {isOne ? `Delete this ${words.one}` : `Delete these ${count}`}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={isOne ? `Delete this ${words.one}?` : `Delete these ${count} ${words.many}?`}
        confirmLabel="Delete"
        isDanger
        isWorking={deleting.isWorking}
        error={deleting.error}
        onConfirm={() => deleting.act(ids)}
        onCancel={() => setIsAsking(false)}
      >
        <p>
          Those this import has added are deleted; those it has changed stay. Links in emails that went out stop
          working. You can undo this for 30 days.
        </p>
      </ConfirmDialog>
    </>
  )
}
