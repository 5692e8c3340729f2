import { Button } from '@mantine/core'
import { counted } from '@sabimark/domain/words/plural.ts'
import { useMay } from '../../platform/may.ts'
import { useIsSignedIn } from '../../platform/session.ts'
import { CopyOnce } from '../../platform/ui/copy-once.tsx'
import { Dialog, DialogActions } from '../../platform/ui/dialog.tsx'
import { GoodNote } from '../../platform/ui/good-note.tsx'
import { TextLink } from '../../platform/ui/text-link.tsx'
import type { Sent } from './shared-report.ts'
import styles from './sharing.module.css'

/** That emails are on their way and, of a link, the PIN to tell. */
export function EmailSent({ sent: { sentCount, pin, as }, onClose }: { sent: Sent; onClose: () => void }) {
  const isSignedIn = useIsSignedIn()
  const maySee = useMay('notice.listMails')
  return (
    <Dialog isOpen title="Email" closesOutside={pin === null} className={styles.dialog} onClose={onClose}>
      <div className={styles.stack}>
        <GoodNote>
          {sentCount === 1 ? '1 email is on its way.' : `${counted(sentCount, 'email')} are on their way.`}{' '}
          {maySee && <TextLink to="/mails">See whether they were delivered</TextLink>}
        </GoodNote>
        {as === 'link' && pin === null && (
          <p className={styles.text}>
            They were sent the first time already, and the PIN cannot be shown again. If you do not have it, share the
            report again and tell the new PIN.
          </p>
        )}
        {pin !== null && isSignedIn && (
          <>
            <p className={styles.text}>
              The PIN is not in the email. Tell it to everybody you wrote to in another way: by phone, or face to face.
            </p>
            <CopyOnce label="PIN" value={pin} />
          </>
        )}
      </div>
      <DialogActions>
        <Button onClick={onClose} data-autofocus>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  )
}
