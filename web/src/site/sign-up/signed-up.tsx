import { useEffect, useRef } from 'react'
import styles from '../door/door.module.css'
import { DoorLinks } from '../door/door.tsx'
import { Note } from '../door/note.tsx'
import { SendAgain } from '../door/send-again.tsx'
import type { SignedUp as SignedUpFacts } from './sign-up-form.tsx'
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
      </div>
      <DoorLinks>
        <a href="/login">Sign in</a>
        <a href="/">Back to Home</a>
      </DoorLinks>
    </>
  )
}
