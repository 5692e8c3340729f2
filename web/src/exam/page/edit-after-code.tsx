import { Button } from '@mantine/core'
import { Dialog, DialogActions } from '../../platform/ui/dialog.tsx'

/** In place of the editor, once somebody has looked at the hall code: what stays as it is, and what can still be done. */
export function EditAfterCode({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <Dialog isOpen title={`“${title}” can no longer be edited`} onClose={onClose}>
      <p>
        Somebody has looked at its hall code, so candidates may already have begun it without a network. What it asks,
        and when it opens, stay as they are.
      </p>
      <p>
        You can still give more time, add a sitting, change the access code and choose when scores are shown. If a right
        answer is wrong, correct it in the results: every paper is marked again.
      </p>
      <DialogActions>
        <Button data-autofocus onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  )
}
