import { useState } from 'react'
import { client } from '../../platform/client.ts'
import { refusalText } from '../../platform/refusal.ts'
import styles from './door.module.css'
import { Note } from './note.tsx'

type State = { kind: 'ready' | 'sending' | 'sent' } | { kind: 'failed'; text: string }

/** Has the verification mail sent once more. */
export function SendAgain({ email }: { email: string }) {
  const [state, setState] = useState<State>({ kind: 'ready' })

  async function send() {
    setState({ kind: 'sending' })
    try {
      await client.people.resendVerification({ email })
      setState({ kind: 'sent' })
    } catch (error) {
      setState({ kind: 'failed', text: refusalText(error) })
    }
  }

  return (
    <div className={styles.stack}>
      <button type="button" className={styles.quiet} onClick={send} disabled={state.kind === 'sending'}>
        {state.kind === 'sending' ? 'Sending...' : 'Send the mail again'}
      </button>
      {state.kind === 'sent' && (
        <Note tone="green">The mail is on its way again. Look in your inbox, and in the spam folder too.</Note>
      )}
      {state.kind === 'failed' && <Note tone="red">{state.text}</Note>}
    </div>
  )
}
