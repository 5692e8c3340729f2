import { useEffect, useState } from 'react'
import { demoUser } from '../../platform/mode.ts'
import { placeAfterSignIn } from '../../platform/sign-in-address.ts'
import { signedInMark } from '../../platform/signed-in-mark.ts'
import { continueWords } from '../here/continue-words.ts'
import { askWhoIsHere, type SomebodyHere } from '../here/who-is-here.ts'
import styles from './sign-in.module.css'

/** Somebody may be signed in here: the page keeps the place for that from the beginning, so that nothing moves. */
export function ContinueHere() {
  const [isExpected] = useState(() => signedInMark() !== null && demoUser() === null)
  const [here, setHere] = useState<SomebodyHere | null>()
  useEffect(() => {
    if (isExpected) void askWhoIsHere(placeAfterSignIn(window.location)).then(setHere)
  }, [isExpected])
  if (!isExpected) return null
  if (!here) {
    return (
      <p className={styles.continue} role="status">
        {here === undefined ? 'Checking who is signed in here...' : 'Nobody is signed in on this device now.'}
      </p>
    )
  }
  const { title, detail } = continueWords(here)
  return (
    <a className={styles.continue} href={here.href}>
      <strong>{title}</strong>
      <span className={styles.continueDetail}>{detail}</span>
    </a>
  )
}
