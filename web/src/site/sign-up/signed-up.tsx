import { useEffect, useRef, useState } from 'react'
import { client } from '../../platform/client.ts'
import { refusalText } from '../../platform/refusal.ts'
import styles from '../frame/form-frame.module.css'
import { FormLinks } from '../frame/form-frame.tsx'
import { Note } from '../frame/note.tsx'
import { SendAgain } from '../frame/send-again.tsx'
import type { SignedUp as SignedUpFacts } from './sign-up-form.tsx'
import own from './signed-up.module.css'
import { useMailState } from './use-mail-state.ts'

/** The account is made; what is left is the mail, and how it fares is said as it is. */
export function SignedUp({ email, receipt, onCorrect }: SignedUpFacts & { onCorrect: () => void }) {
  const state = useMailState(receipt)
  const top = useRef<HTMLDivElement>(null)
  // The button that was pressed has gone.
  useEffect(() => top.current?.focus(), [])
  const address = <strong>{email}</strong>

  if (state === 'refused') {
    return (
      <div ref={top} tabIndex={-1} className={styles.stack}>
        <Note tone="red">
          The mail server refuses the address {email}, so this account cannot be verified. Your domain is free again:
          sign up again with an address that accepts email.
        </Note>
        <button type="button" className={styles.button} onClick={onCorrect}>
          Correct the address
        </button>
      </div>
    )
  }
  return (
    <>
      <div ref={top} tabIndex={-1} className={styles.stack}>
        <Note tone="green">Account created successfully! Please check your email to verify your account.</Note>
        {state === 'late' && (
          <Note tone="blue">
            Our mail server is not responding right now. Your account has been created; we will keep trying to send the
            link.
          </Note>
        )}
        {state === 'sent' ? (
          <p>The email was sent to {address}. Its link works for 48 hours. Check the spam folder too.</p>
        ) : (
          <p>We are sending the email to {address}. Its link works for 48 hours.</p>
        )}
        {state === 'sent' && <SendAgain email={email} isJustSent />}
        <WrongAddress receipt={receipt} onCorrect={onCorrect} />
      </div>
      <FormLinks>
        <a href="/login">Sign In</a>
        <a href="/">Back to Home</a>
      </FormLinks>
    </>
  )
}

type WrongAddressProps = { receipt: string; onCorrect: () => void }

/** Takes the sign-up back and leads to its form again, as it was typed. */
function WrongAddress({ receipt, onCorrect }: WrongAddressProps) {
  const [state, setState] = useState<{ kind: 'ready' | 'working' | 'verified' } | { kind: 'failed'; text: string }>({
    kind: 'ready',
  })
  async function withdraw() {
    setState({ kind: 'working' })
    try {
      const { isFree } = await client.people.withdrawSignUp({ receipt })
      if (isFree) return onCorrect()
      setState({ kind: 'verified' })
    } catch (error) {
      setState({ kind: 'failed', text: refusalText(error) })
    }
  }
  if (state.kind === 'verified') {
    return <Note tone="green">This address is verified already, so it stays. You can sign in now.</Note>
  }
  return (
    <>
      <p>
        Wrong address?{' '}
        <button type="button" className={own.change} onClick={withdraw} disabled={state.kind === 'working'}>
          {state.kind === 'working' ? 'One moment...' : 'Change it'}
        </button>
      </p>
      {state.kind === 'failed' && <Note tone="red">{state.text}</Note>}
    </>
  )
}
