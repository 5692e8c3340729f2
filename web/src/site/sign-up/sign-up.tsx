import { useEffect, useRef, useState } from 'react'
import { FormFrame, FormLinks } from '../frame/form-frame.tsx'
import { Note } from '../frame/note.tsx'
import { type SignedUp as SignedUpFacts, SignUpForm } from './sign-up-form.tsx'
import styles from './signed-up.module.css'
import { SignedUp } from './signed-up.tsx'

export default function SignUp() {
  const [signedUp, setSignedUp] = useState<SignedUpFacts | null>(null)
  const form = useRef<HTMLDivElement>(null)
  const [correctionsCount, setCorrectionsCount] = useState(0)
  const isCorrecting = correctionsCount > 0
  useEffect(() => {
    if (isCorrecting && !signedUp) form.current?.querySelector<HTMLElement>('[name=email]')?.focus()
  }, [isCorrecting, signedUp])

  function correct() {
    setSignedUp(null)
    setCorrectionsCount(correctionsCount + 1)
  }

  return (
    <FormFrame
      title={signedUp ? 'Check your email' : 'Create Your School Account'}
      lead={signedUp ? undefined : 'You will be the school’s first administrator.'}
    >
      {/* Kept with what was typed: a mail server may refuse the address. */}
      <div ref={form} hidden={signedUp !== null}>
        {isCorrecting && (
          <div className={styles.correction}>
            <Note tone="blue">Correct the email, then press Sign Up again. The rest is as you typed it.</Note>
          </div>
        )}
        <SignUpForm correctionsCount={correctionsCount} onDone={setSignedUp} />
        <FormLinks>
          <span>
            Already have an account? <a href="/login">Sign In</a>
          </span>
        </FormLinks>
      </div>
      {signedUp && <SignedUp {...signedUp} onCorrect={correct} />}
    </FormFrame>
  )
}
