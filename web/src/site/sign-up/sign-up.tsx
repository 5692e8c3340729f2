import { useState } from 'react'
import styles from '../door/door.module.css'
import { Door, DoorLinks } from '../door/door.tsx'
import { Note } from '../door/note.tsx'
import { SendAgain } from '../door/send-again.tsx'
import { SignUpForm } from './sign-up-form.tsx'

export default function SignUp() {
  const [signedUpEmail, setSignedUpEmail] = useState<string | null>(null)
  if (signedUpEmail === null) {
    return (
      <Door title="Create Your School Account" lead="You become its first administrator.">
        <SignUpForm onDone={setSignedUpEmail} />
        <DoorLinks>
          <span>
            Already have an account? <a href="/login">Sign in</a>
          </span>
        </DoorLinks>
      </Door>
    )
  }
  return (
    <Door title="Create Your School Account">
      <div className={styles.stack}>
        <Note tone="green">Account created successfully! Please check your email to verify your account.</Note>
        <p>
          The mail went to <strong>{signedUpEmail}</strong>. Its link is good for 48 hours.
        </p>
        <SendAgain email={signedUpEmail} />
      </div>
      <DoorLinks>
        <a href="/login">Sign in</a>
        <a href="/">Back to Home</a>
      </DoorLinks>
    </Door>
  )
}
