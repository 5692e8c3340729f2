import { Button, Group } from '@mantine/core'
import type { SecondFactorFacts } from '@sabimark/contract/answers.ts'
import { formatLagos, lagosDay } from '@sabimark/domain/words/lagos-time.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { client } from '../../platform/client.ts'
import { orpc, readAgain } from '../../platform/queries.ts'
import { RecoveryCodes } from '../../platform/second-factor/recovery-codes.tsx'
import { serverNow } from '../../platform/server-now.ts'
import { useMe } from '../../platform/session.ts'
import { Card } from '../../platform/ui/card.tsx'
import { GoodNote } from '../../platform/ui/good-note.tsx'
import { Loaded } from '../../platform/ui/loaded.tsx'
import { CodeFields } from './code-fields.tsx'
import styles from './second-factor.module.css'
import { SwitchOn } from './switch-on.tsx'

type View = { kind: 'state' | 'on' | 'renew' | 'off'; done?: string } | { kind: 'codes'; codes: string[] }

/** The second factor of the own account: on, off, and the codes that were written down. `onStep` hears whether one of these is under way. */
export function SecondFactorCard({ onStep }: { onStep?: (isOpen: boolean) => void }) {
  const query = useQuery(orpc.people.secondFactor.queryOptions())
  return (
    <Card title="Two-factor sign-in">
      <Loaded query={query} waiting="Loading two-factor sign-in...">
        {(facts) => <SecondFactor facts={facts} onStep={onStep} />}
      </Loaded>
    </Card>
  )
}

type SecondFactorProps = { facts: SecondFactorFacts; onStep: ((isOpen: boolean) => void) | undefined }

function SecondFactor({ facts, onStep }: SecondFactorProps) {
  const me = useMe()
  const [view, setView] = useState<View>({ kind: 'state' })
  const show = (kind: 'state' | 'on' | 'renew' | 'off') => () => setView({ kind })
  const showCodes = ({ codes }: { codes: string[] }) => {
    setView({ kind: 'codes', codes })
    return readAgain()
  }
  if (view.kind === 'codes') {
    return (
      <Step key="codes" title="Keep your recovery codes" onStep={onStep}>
        <GoodNote>Two-factor sign-in is on.</GoodNote>
        <RecoveryCodes codes={view.codes} email={me.email ?? undefined} />
        <Button className={styles.button} onClick={show('state')}>
          I have kept them
        </Button>
      </Step>
    )
  }
  if (view.kind === 'on') {
    return (
      <Step key="on" title="Set it up" onStep={onStep}>
        <SwitchOn onCodes={showCodes} onCancel={show('state')} />
      </Step>
    )
  }
  if (view.kind === 'renew') {
    return (
      <Step key="renew" title="Make new recovery codes" onStep={onStep}>
        <CodeFields
          submitLabel="Make new codes"
          send={client.people.newRecoveryCodes}
          onDone={showCodes}
          onCancel={show('state')}
        >
          <p>Ten new recovery codes replace the old ones, which then stop working.</p>
        </CodeFields>
      </Step>
    )
  }
  if (view.kind === 'off') {
    return (
      <Step key="off" title="Switch it off" onStep={onStep}>
        <CodeFields
          hasPassword
          submitLabel="Switch off"
          send={client.people.dropSecondFactor}
          onDone={() => {
            setView({ kind: 'state', done: 'Two-factor sign-in is off.' })
            return readAgain()
          }}
          onCancel={show('state')}
        >
          <p>
            {facts.isAsked
              ? 'Your school asks its staff for it, so you set it up again when you next sign in. Use this to move to another phone.'
              : 'From then on your password alone signs you in. To move to another phone, switch it off and on again.'}
          </p>
        </CodeFields>
      </Step>
    )
  }
  const { onSince, codesLeft, setUpUntil } = facts
  return (
    <div className={styles.stack}>
      {view.done && <GoodNote>{view.done}</GoodNote>}
      {onSince === null ? (
        <p>
          It is off. When it is on, you sign in with your password and a code from an app on your phone, so a stolen
          password alone is not enough.
        </p>
      ) : (
        <p>
          It is on since {formatLagos(new Date(onSince))}. {leftText(codesLeft)}
        </p>
      )}
      {setUpUntil !== null && <p>Your school asks its staff for it. {dueText(setUpUntil)}</p>}
      <Group>
        {onSince === null ? (
          <Button variant="default" onClick={show('on')}>
            Switch on
          </Button>
        ) : (
          <>
            <Button variant="default" onClick={show('renew')}>
              Make new recovery codes
            </Button>
            <Button variant="default" color="red" onClick={show('off')}>
              Switch off
            </Button>
          </>
        )}
      </Group>
    </div>
  )
}

type StepProps = { title: string; onStep: SecondFactorProps['onStep']; children: ReactNode }

/** What is under way: its heading comes into view and is read out, as the card stands far down the page. */
function Step({ title, onStep, children }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
    onStep?.(true)
    return () => onStep?.(false)
  }, [onStep])
  return (
    <div className={styles.stack}>
      <h3 ref={heading} className={styles.step} tabIndex={-1}>
        {title}
      </h3>
      {children}
    </div>
  )
}

function leftText(codes: number): string {
  if (codes === 0) return 'No recovery code is left: make new ones.'
  return `${codes} of your recovery codes ${codes === 1 ? 'is' : 'are'} left.`
}

function dueText(until: string): string {
  const due = new Date(until)
  return due > serverNow() ? `You have until ${lagosDay(due)}.` : 'Your next sign-in asks for it.'
}
