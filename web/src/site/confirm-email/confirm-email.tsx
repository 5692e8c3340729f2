import { useEffect, useState } from 'react'
import { client } from '../../platform/client.ts'
import { isNetworkError, refusalCode, refusalText } from '../../platform/refusal.ts'
import styles from '../frame/form-frame.module.css'
import { FormFrame, FormLinks } from '../frame/form-frame.tsx'
import { Note } from '../frame/note.tsx'

type State =
  | { kind: 'loading' }
  | { kind: 'success'; email: string }
  | { kind: 'error'; text: string; mayRetry: boolean }

/** The link is used up by a POST after the page has loaded, so that a mail program that only looks does not use it. */
async function confirm(): Promise<State> {
  const token = new URLSearchParams(window.location.search).get('token')
  if (!token)
    return { kind: 'error', text: 'This link is not complete. Open it from the email once more.', mayRetry: false }
  try {
    const { email } = await client.people.confirmEmail({ token })
    return { kind: 'success', email }
  } catch (error) {
    return { kind: 'error', ...reasonOf(error) }
  }
}

function reasonOf(error: unknown): { text: string; mayRetry: boolean } {
  const code = refusalCode(error)
  if (code === 'EMAIL_TAKEN') {
    return { text: 'Somebody else has this address by now. Your email address stays as it was.', mayRetry: false }
  }
  if (code === 'LINK_USED_UP') {
    return { text: `${refusalText(error)} Your email address stays as it is.`, mayRetry: false }
  }
  return {
    text: isNetworkError(error) ? refusalText(error) : 'An error occurred. Please try again.',
    mayRetry: true,
  }
}

export default function ConfirmEmail() {
  const [state, setState] = useState<State>({ kind: 'loading' })

  useEffect(() => {
    confirm().then(setState)
  }, [])

  return (
    <FormFrame title="Confirm your new email">
      {state.kind === 'loading' && <p role="status">Confirming your new email...</p>}
      {state.kind === 'success' && (
        <>
          <Note tone="green">Your email address is {state.email} now. Use it to sign in.</Note>
          <FormLinks>
            <a href="/dashboard/profile">Go to your profile</a>
          </FormLinks>
        </>
      )}
      {state.kind === 'error' && (
        <>
          <div className={styles.stack}>
            <Note tone="red">{state.text}</Note>
            {state.mayRetry && (
              <button type="button" className={styles.button} onClick={() => window.location.reload()}>
                Try again
              </button>
            )}
            <p>You can ask for a new link on your profile page.</p>
          </div>
          <FormLinks>
            <a href="/dashboard/profile">Go to your profile</a>
            <a href="/login">Sign In</a>
          </FormLinks>
        </>
      )}
    </FormFrame>
  )
}
