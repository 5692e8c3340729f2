import { useEffect, useState } from 'react'
import { client } from '../../platform/client.ts'
import { isNetworkError, refusalCode, refusalText } from '../../platform/refusal.ts'
import styles from '../frame/form-frame.module.css'
import { FormFrame, FormLinks } from '../frame/form-frame.tsx'
import { Note } from '../frame/note.tsx'

const redirectMs = 3_000

type State = { kind: 'loading' | 'success' } | { kind: 'error'; text: string; mayRetry: boolean }

/** The token is used up by a POST after the page has loaded, so that a mail program that only looks does not use it. */
async function verify(): Promise<State> {
  const query = new URLSearchParams(window.location.search)
  const token = query.get('token')
  const type = query.get('type')
  if (!token || type !== 'signup') return { kind: 'error', text: 'Invalid verification link.', mayRetry: false }
  try {
    await client.people.verifyEmail({ token, type })
    return { kind: 'success' }
  } catch (error) {
    if (isNetworkError(error)) return { kind: 'error', text: refusalText(error), mayRetry: true }
    const isKnown = refusalCode(error) === 'INVALID_LINK' || refusalCode(error) === 'LINK_USED_UP'
    const text = isKnown ? refusalText(error) : 'An error occurred during verification. Please try again.'
    return { kind: 'error', text, mayRetry: !isKnown }
  }
}

export default function VerifyEmail() {
  const [state, setState] = useState<State>({ kind: 'loading' })

  useEffect(() => {
    verify().then(setState)
  }, [])
  useEffect(() => {
    if (state.kind !== 'success') return
    const timer = setTimeout(() => window.location.replace('/login'), redirectMs)
    return () => clearTimeout(timer)
  }, [state])

  return (
    <FormFrame title={state.kind === 'success' ? 'Email verified' : 'Verify your email'}>
      {state.kind === 'loading' && <p role="status">Verifying your email...</p>}
      {state.kind === 'success' && (
        <div className={styles.stack}>
          <Note tone="green">Email verified successfully! You can now sign in to your account.</Note>
          <a href="/login" className={styles.button}>
            Sign In
          </a>
        </div>
      )}
      {state.kind === 'error' && (
        <>
          <div className={styles.stack}>
            <Note tone="red">{state.text}</Note>
            <p>
              Sign in with your password to get a new link. An account that is not verified within 48 hours is removed;
              you can then sign up again.
            </p>
            {state.mayRetry ? (
              <button type="button" className={styles.button} onClick={() => window.location.reload()}>
                Try again
              </button>
            ) : (
              <a href="/login" className={styles.button}>
                Sign In
              </a>
            )}
          </div>
          <FormLinks>
            {state.mayRetry && <a href="/login">Sign In</a>}
            <a href="/signup">Sign Up</a>
            <a href="/">Back to Home</a>
          </FormLinks>
        </>
      )}
    </FormFrame>
  )
}
