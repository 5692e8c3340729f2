import { Button, Group, Stack } from '@mantine/core'
import type { IssuedSlip } from '@sabimark/contract/answers.ts'
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { useIsSignedIn } from '../platform/session.ts'
import { Card } from '../platform/ui/card.tsx'
import { CopyOnce } from '../platform/ui/copy-once.tsx'
import { LeaveDialog } from '../platform/ui/leave-dialog.tsx'
import { PrintSheet } from '../platform/ui/print-sheet.tsx'
import styles from './slips.module.css'
import { TypedAddress } from './typed-address.tsx'

const unprinted = {
  title: 'Leave without printing?',
  confirmLabel: 'Leave without printing',
  text: 'First passwords are shown only here. Print the slips or write them down before you leave this page.',
}

type SlipsProps = {
  /** First passwords that were just made; they exist nowhere else. */
  slips: readonly IssuedSlip[]
  /** "Student ID" or "Email". */
  signInLabel: string
  onDone: () => void
}

/** The slips of this visit: shown once, printed together, gone with the page, and hidden while nobody is signed in. */
export function Slips({ slips, signInLabel, onDone }: SlipsProps) {
  // A slip that is made after the printing has to be printed, too.
  const [printed, setPrinted] = useState<readonly IssuedSlip[]>([])
  const isSignedIn = useIsSignedIn()
  const [first] = slips
  if (!first) return null
  const isOne = slips.length === 1
  const title = isOne ? 'Sign-in slip to print' : `${slips.length} sign-in slips to print`
  const question = <LeaveDialog isUnsaved={() => slips.some((slip) => !printed.includes(slip))} words={unprinted} />
  if (!isSignedIn) {
    return (
      <Card title={title}>
        <p className={styles.soft}>
          You are signed out, so first passwords are hidden.{' '}
          <a href="/login" target="_blank" rel="noopener">
            Sign in again
          </a>{' '}
          in another tab, then come back here.
        </p>
        {question}
      </Card>
    )
  }
  const print = () => {
    window.print()
    setPrinted(slips)
  }
  return (
    <Card title={title}>
      <Stack gap="sm">
        {isOnlyHere(window.location.hostname) && (
          <p className={styles.soft}>
            The address on the slips, {window.location.host}, works on this computer alone. For other computers, open
            this page by the address of the server, or start it with <code>--hall</code>.
          </p>
        )}
        {isOne ? <OneSlip slip={first} signInLabel={signInLabel} /> : <SlipList slips={slips} />}
        <Group gap="xs">
          <Button leftSection={<IconPrinter size={18} aria-hidden="true" />} onClick={print}>
            {isOne ? 'Print slip' : 'Print slips'}
          </Button>
          <Button variant="default" onClick={onDone}>
            Done
          </Button>
        </Group>
      </Stack>
      <PrintSheet>
        <div className={styles.sheet}>
          {slips.map((slip) => (
            <PaperSlip key={slip.signInName} slip={slip} signInLabel={signInLabel} />
          ))}
        </div>
      </PrintSheet>
      {question}
    </Card>
  )
}

/** An address that means another computer on every other computer. */
const isOnlyHere = (host: string) => /^(?:.+\.)?localhost$|^127\.|^\[?::1\]?$/.test(host)

function OneSlip({ slip, signInLabel }: { slip: IssuedSlip; signInLabel: string }) {
  return (
    <div className={styles.one}>
      <div>
        <strong>{slip.name}</strong>
        <div className={styles.soft}>
          {[slip.className, `${signInLabel} ${slip.signInName}`].filter((part) => part !== null).join(' · ')}
        </div>
      </div>
      <CopyOnce key={slip.firstPassword} label="First password" value={slip.firstPassword} />
    </div>
  )
}

function SlipList({ slips }: { slips: readonly IssuedSlip[] }) {
  return (
    <>
      <p className={styles.soft}>First passwords are shown only now. Print them before you leave this page.</p>
      <ul className={styles.list}>
        {slips.map((slip) => (
          <li key={slip.signInName} className={styles.row}>
            <strong>{slip.name}</strong>
            <span className={styles.soft}>{slip.className}</span>
            <span className={styles.soft}>{slip.signInName}</span>
            <code>{slip.firstPassword}</code>
          </li>
        ))}
      </ul>
    </>
  )
}

/** One slip on paper, to be cut out along its edge. */
function PaperSlip({ slip, signInLabel }: { slip: IssuedSlip; signInLabel: string }) {
  // In the order the sign-in page asks for them.
  const lines = [
    [signInLabel, slip.signInName],
    ['School', slip.subdomain],
    ['First password', slip.firstPassword],
  ]
  return (
    <section className={styles.slip}>
      <p className={styles.school}>{slip.school}</p>
      <p className={styles.name}>{slip.name}</p>
      {slip.className && <p className={styles.class}>{slip.className}</p>}
      <p className={styles.address}>
        Type this address: <TypedAddress address={`${window.location.host}/login`} />
      </p>
      <dl className={styles.lines}>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.advice}>
        Check that the screen shows your name before you start. Keep this slip to yourself.
      </p>
    </section>
  )
}
