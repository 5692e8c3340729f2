import { SignInLink } from '../sign-in-link.tsx'
import styles from './door.module.css'
import { DoorFrame } from './door-frame.tsx'

/** Nobody is signed in any more, before an exam was entered. */
export function SignedOut({ title }: { title: string }) {
  return (
    <DoorFrame title={title}>
      <p className={styles.say} data-tone="care" role="alert">
        You are signed out. Please sign in again; nothing you answered is lost.
      </p>
      <div className={styles.actions}>
        <SignInLink>Sign In</SignInLink>
      </div>
    </DoorFrame>
  )
}
