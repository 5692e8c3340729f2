import { useEffect, useState } from 'react'
import { client } from '../../platform/client.ts'
import { refusalText } from '../../platform/refusal.ts'
import styles from './form-frame.module.css'
import { Note } from './note.tsx'

/** The server sends one mail a minute to an address and says nothing about the others. */
const pauseSeconds = 60

type State = { kind: 'ready' | 'sending' | 'sent' } | { kind: 'failed'; text: string }

/** Has the verification mail sent once more; `isJustSent`: one has gone this minute, and another would not. */
export function SendAgain({ email, isJustSent = false }: { email: string; isJustSent?: boolean }) {
  const [state, setState] = useState<State>({ kind: 'ready' })
  const [secondsLeft, setSecondsLeft] = useState(isJustSent ? pauseSeconds : 0)
  const isPausing = secondsLeft > 0
  useEffect(() => {
    if (!isPausing) return
    const timer = setInterval(() => setSecondsLeft((seconds) => seconds - 1), 1_000)
    return () => clearInterval(timer)
  }, [isPausing])

  async function send() {
    setState({ kind: 'sending' })
    try {
      await client.people.resendVerification({ email })
      setState({ kind: 'sent' })
      setSecondsLeft(pauseSeconds)
    } catch (error) {
      setState({ kind: 'failed', text: refusalText(error) })
    }
  }

  return (
    <div className={styles.stack}>
      <button type="button" className={styles.quiet} onClick={send} disabled={state.kind === 'sending' || isPausing}>
        {state.kind === 'sending' ? 'Sending...' : 'Send the email again'}
        {isPausing && ` (${secondsLeft} s)`}
      </button>
      {state.kind === 'sent' && (
        <Note tone="green">
          If this address is waiting for verification, an email is on its way; you can ask once a minute. Check your
          inbox, and the spam folder too.
        </Note>
      )}
      {state.kind === 'failed' && <Note tone="red">{state.text}</Note>}
    </div>
  )
}
