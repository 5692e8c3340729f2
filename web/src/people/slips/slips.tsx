import { Button, Group, NativeSelect, Stack } from '@mantine/core'
import type { IssuedSlip } from '@sabimark/contract/answers.ts'
import { isOnlyHere } from '@sabimark/domain/people/slips/slip-address.ts'
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { useIsSignedIn, useMe } from '../../platform/session.ts'
import { Card } from '../../platform/ui/card.tsx'
import { CopyOnce } from '../../platform/ui/copy-once.tsx'
import { LeaveDialog } from '../../platform/ui/leave-dialog.tsx'
import { PrintSheet } from '../../platform/ui/print-sheet.tsx'
import { noClass } from '../people.ts'
import { PaperSlips, type SlipsOfClass } from './paper-slips.tsx'
import styles from './slips.module.css'
import { useSlipCodes } from './use-slip-codes.ts'

const unprinted = {
  title: 'Leave without printing?',
  confirmLabel: 'Leave without printing',
  text: 'First passwords are shown only here. Print the slips or write them down before you leave this page.',
}

/** Only administrators may be near the server. */
const startedBy = (
  <>
    , or start it with <code>--hall</code>.
  </>
)

const labels = { students: 'Student ID', teachers: 'Email' }
const noSlips: readonly IssuedSlip[] = []

type SlipsProps = {
  /** First passwords that were just made; they exist nowhere else. */
  slips: readonly IssuedSlip[]
  /** Those of students have a QR code, and are printed class by class. */
  of: 'students' | 'teachers'
  onDone: () => void
}

/** The slips of this visit: shown once, printed together, gone with the page, and hidden while nobody is signed in. */
export function Slips({ slips, of, onDone }: SlipsProps) {
  // Printed or copied; one that is made after that has to be taken, too.
  const [taken, setTaken] = useState<readonly IssuedSlip[]>([])
  const [only, setOnly] = useState('')
  const isSignedIn = useIsSignedIn()
  const { role } = useMe()
  const codes = useSlipCodes(of === 'students' ? slips : noSlips)
  const [first] = slips
  if (!first) return null
  const isOne = slips.length === 1
  const title = isOne ? 'Sign-in slip to print' : `${slips.length} sign-in slips to print`
  const question = <LeaveDialog isUnsaved={() => slips.some((slip) => !taken.includes(slip))} words={unprinted} />
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
  const classes = of === 'students' ? byClass(slips) : [{ name: '', slips }]
  const chosen = classes.filter(({ name }) => name === only)
  const shown = chosen.length > 0 ? chosen : classes
  const print = () => {
    window.print()
    setTaken([...taken, ...shown.flatMap((one) => one.slips)])
  }
  return (
    <Card title={title}>
      <Stack gap="sm">
        {isOnlyHere(window.location.hostname) && (
          <p className={styles.soft}>
            The address on the slips, {window.location.host}, works on this computer alone. For other computers, open
            this page by the address of the server
            {role === 'teacher' ? '.' : startedBy}
          </p>
        )}
        {codes === 'lost' && (
          <p className={styles.soft}>
            The QR codes could not be loaded, so the slips are printed without them. Students type the address instead.
          </p>
        )}
        {!isOne && (
          <p className={styles.soft}>First passwords are shown only now. Print them before you leave this page.</p>
        )}
        {isOne && <OneSlip slip={first} signInLabel={labels[of]} onCopied={() => setTaken([...taken, first])} />}
        {classes.length > 1 && (
          <NativeSelect
            label="Classes to print"
            name="printedClass"
            value={chosen.length > 0 ? only : ''}
            data={[
              { value: '', label: 'All classes, each on a new page' },
              ...classes.map(({ name, slips: { length } }) => ({ value: name, label: `Only ${name} (${length})` })),
            ]}
            onChange={({ currentTarget }) => setOnly(currentTarget.value)}
          />
        )}
        <Group gap="xs">
          <Button
            loading={codes === 'drawing'}
            leftSection={<IconPrinter size={18} aria-hidden="true" />}
            onClick={print}
          >
            {isOne ? 'Print slip' : 'Print slips'}
          </Button>
          <Button variant="default" onClick={onDone}>
            Done
          </Button>
        </Group>
        {!isOne && <SlipList slips={slips} />}
      </Stack>
      <PrintSheet>
        <PaperSlips
          classes={shown}
          signInLabel={labels[of]}
          codes={codes === 'drawing' || codes === 'lost' ? null : codes}
          hasList={of === 'students' && !isOne}
        />
      </PrintSheet>
      {question}
    </Card>
  )
}

/** In the order they come in, which is class by class. */
function byClass(slips: readonly IssuedSlip[]): SlipsOfClass[] {
  const names = [...new Set(slips.map(({ className }) => className))]
  return names.map((name) => ({ name: name ?? noClass, slips: slips.filter(({ className }) => className === name) }))
}

type OneSlipProps = { slip: IssuedSlip; signInLabel: string; onCopied: () => void }

function OneSlip({ slip, signInLabel, onCopied }: OneSlipProps) {
  return (
    <div className={styles.one}>
      <div>
        <strong>{slip.name}</strong>
        <div className={styles.soft}>
          {[slip.className, `${signInLabel} ${slip.signInName}`].filter((part) => part !== null).join(' · ')}
        </div>
      </div>
      <CopyOnce key={slip.firstPassword} label="First password" value={slip.firstPassword} onCopied={onCopied} />
    </div>
  )
}

function SlipList({ slips }: { slips: readonly IssuedSlip[] }) {
  return (
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
  )
}
