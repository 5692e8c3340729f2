import { Button } from '@mantine/core'
import type { ProfileRecord } from '@sabimark/contract/answers.ts'
import { formatLagos } from '@sabimark/domain/words/lagos-time.ts'
import { useState } from 'react'
import { useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { Card } from '../../platform/ui/card.tsx'
import { GoodNote } from '../../platform/ui/good-note.tsx'
import { SaveRefusal } from '../../platform/ui/save-refusal.tsx'
import { EmailDialog } from './email-dialog.tsx'
import styles from './profile.module.css'
import { readProfileAgain } from './profile-form.ts'

/** The way to another email address, and the new one as long as it waits for its link. */
export function EmailCard({ profile: { pendingEmail, schoolsCount } }: { profile: ProfileRecord }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card title="Email address">
      <p className={styles.text}>
        You sign in with your email address
        {schoolsCount > 1 && `, at each of your ${schoolsCount} schools: another one is used at all of them`}.
      </p>
      {pendingEmail ? (
        <Pending {...pendingEmail} onOther={() => setIsOpen(true)} />
      ) : (
        <Button variant="default" onClick={() => setIsOpen(true)}>
          Change email
        </Button>
      )}
      {isOpen && <EmailDialog onClose={() => setIsOpen(false)} />}
    </Card>
  )
}

type PendingProps = NonNullable<ProfileRecord['pendingEmail']> & { onOther: () => void }

function Pending({ email, until, onOther }: PendingProps) {
  const [isSent, setIsSent] = useState(false)
  const sending = useAct(client.people.sendEmailChange, () => {
    setIsSent(true)
    return readProfileAgain()
  })
  const cancelling = useAct(client.people.cancelEmailChange, readProfileAgain)
  const act = (which: typeof sending) => {
    setIsSent(false)
    sending.forget()
    cancelling.forget()
    which.act(undefined)
  }
  return (
    <>
      <p className={styles.pending}>
        We sent a link to <strong>{email}</strong>. Follow it before {formatLagos(new Date(until))}; until then nothing
        changes.
      </p>
      <div className={styles.buttons}>
        <Button variant="default" loading={sending.isWorking} onClick={() => act(sending)}>
          Send again
        </Button>
        <Button variant="default" onClick={onOther}>
          Change email
        </Button>
        <Button variant="subtle" loading={cancelling.isWorking} onClick={() => act(cancelling)}>
          Cancel this change
        </Button>
      </div>
      <SaveRefusal error={sending.error ?? cancelling.error} />
      {isSent && <GoodNote>The link was sent again.</GoodNote>}
    </>
  )
}
