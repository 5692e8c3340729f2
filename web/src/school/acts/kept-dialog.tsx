import { Button } from '@mantine/core'
import type { ActLine } from '@sabimark/contract/answers.ts'
import { actText } from '@sabimark/domain/words/act-text.ts'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../platform/client.ts'
import { SkippedLines, skippedTogether } from '../../platform/news/skipped-lines.tsx'
import { Dialog, DialogActions } from '../../platform/ui/dialog.tsx'
import { RefusalNote } from '../../platform/ui/refusal-note.tsx'
import styles from './acts-page.module.css'

/** Whom an undo left or could only deactivate, each with why: a rehearsal of what is undone says it again and changes nothing. */
export function KeptDialog({ act, onClose }: { act: ActLine; onClose: () => void }) {
  const { data, error, isPending } = useQuery({
    queryKey: ['undone', act.id],
    queryFn: () => client.school.undo({ batch: act.id }, { context: { isRehearsal: true } }),
    staleTime: 'static',
  })
  return (
    <Dialog isOpen title="Not undone" onClose={onClose}>
      <p>{actText(act.action, act.count)}: this was undone, but not for these.</p>
      {isPending && <p>Reading the list...</p>}
      <RefusalNote error={error} />
      {data && (
        <ul className={styles.kept}>
          <SkippedLines skipped={skippedTogether(data.skipped)} />
        </ul>
      )}
      <DialogActions>
        <Button data-autofocus onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  )
}
