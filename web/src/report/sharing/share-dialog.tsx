import { Button, NumberInput } from '@mantine/core'
import type { MadeShare } from '@sabimark/contract/answers.ts'
import { shareDays } from '@sabimark/domain/report/sharing/share.ts'
import { formatLagos } from '@sabimark/domain/words/lagos-time.ts'
import { type FormEvent, useState } from 'react'
import { useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { focusField } from '../../platform/field-errors.ts'
import { readAgain } from '../../platform/queries.ts'
import { useIsSignedIn } from '../../platform/session.ts'
import { CopyOnce } from '../../platform/ui/copy-once.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { RefusalNote } from '../../platform/ui/refusal-note.tsx'
import { useFocusBack } from '../../platform/ui/use-focus-back.ts'
import { ShareList } from './share-list.tsx'
import type { ReportAtHand } from './shared-report.ts'
import styles from './sharing.module.css'

/** Makes a link to a report's file, shows it and its PIN once, and lists the links there are. */
export function ShareDialog({ report, onClose }: { report: ReportAtHand; onClose: () => void }) {
  const [made, setMade] = useState<MadeShare | null>(null)
  useFocusBack()
  return (
    <Dialog
      isOpen
      title={`Share: ${report.title}`}
      // A press beside it would lose what is shown once.
      closesOutside={made === null}
      className={styles.dialog}
      onClose={onClose}
    >
      <div className={styles.stack}>
        {made === null ? (
          <ShareForm report={report} onMade={setMade} />
        ) : (
          <MadeLink key={made.share.id} made={made} onAnother={() => setMade(null)} />
        )}
        <ShareList
          reportId={report.id}
          // A link that was ended is no longer shown as one that is open.
          onEnded={(id) => setMade((shown) => (shown?.share.id === id ? null : shown))}
        />
      </div>
    </Dialog>
  )
}

function ShareForm({ report, onMade }: { report: ReportAtHand; onMade: (made: MadeShare) => void }) {
  const [days, setDays] = useState<number | string>(shareDays.usual)
  const [problem, setProblem] = useState<string | null>(null)
  const making = useAct(
    (chosen: number) => client.report.share({ id: report.id, days: chosen }),
    (made) => {
      onMade(made)
      return readAgain()
    },
  )
  const make = (event: FormEvent) => {
    event.preventDefault()
    const isRight = typeof days === 'number' && Number.isInteger(days)
    if (isRight && days >= shareDays.least && days <= shareDays.most) {
      setProblem(null)
      return making.act(days)
    }
    setProblem(`Choose ${shareDays.least} to ${shareDays.most} days.`)
    focusField('days')
  }
  return (
    <form className={styles.stack} noValidate onSubmit={make}>
      <p className={styles.text}>
        Anyone with the link and its PIN can download this report without an account: {report.title}, {report.range}.
      </p>
      <NumberInput
        name="days"
        label="For how many days"
        description={
          report.expiresAt === null
            ? undefined
            : `No longer than its file is kept, which is until ${formatLagos(new Date(report.expiresAt))}.`
        }
        min={shareDays.least}
        max={shareDays.most}
        clampBehavior="none"
        allowDecimal={false}
        allowNegative={false}
        value={days}
        error={problem}
        onChange={setDays}
      />
      <RefusalNote error={making.error} />
      <Button type="submit" className={styles.main} loading={making.isWorking}>
        Make a link
      </Button>
    </form>
  )
}

/** The link and its PIN, while whoever made them is signed in. */
function MadeLink({ made: { share, url, pin }, onAnother }: { made: MadeShare; onAnother: () => void }) {
  const isSignedIn = useIsSignedIn()
  return (
    <div className={styles.stack}>
      <p className={styles.text} role="status">
        The link is open until {formatLagos(new Date(share.expiresAt))}. Give them the PIN separately, by phone or in
        person.
      </p>
      {isSignedIn && (
        <>
          <CopyOnce key={url} label="Link" value={url} />
          <CopyOnce key={pin} label="PIN" value={pin} />
        </>
      )}
      <Button variant="default" className={styles.main} onClick={onAnother}>
        Make another link
      </Button>
    </div>
  )
}
