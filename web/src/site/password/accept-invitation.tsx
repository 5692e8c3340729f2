import type { Invitation } from '@sabimark/contract/answers.ts'
import { useEffect, useState } from 'react'
import { client } from '../../platform/client.ts'
import { leaveDemo } from '../../platform/mode.ts'
import { refusalText } from '../../platform/refusal.ts'
import { FormFrame, FormLinks } from '../frame/form-frame.tsx'
import { Note } from '../frame/note.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { OwnPasswordForm } from './own-password-form.tsx'

type State =
  | { kind: 'loading' }
  | { kind: 'refused'; text: string }
  | { kind: 'invited' | 'accepted'; invitation: Invitation; token: string }

async function readInvitation(): Promise<State> {
  const token = new URLSearchParams(window.location.search).get('token')
  if (!token) return { kind: 'refused', text: 'This link is incomplete. Open it from the email again.' }
  try {
    return { kind: 'invited', token, invitation: await client.people.invitation({ token }) }
  } catch (error) {
    return { kind: 'refused', text: refusalText(error) }
  }
}

export default function AcceptInvitation() {
  const [state, setState] = useState<State>({ kind: 'loading' })
  useEffect(() => {
    readInvitation().then(setState)
  }, [])

  if (state.kind === 'loading') {
    return (
      <FormFrame title="Your invitation">
        <p role="status">Loading...</p>
      </FormFrame>
    )
  }
  if (state.kind === 'refused') {
    return (
      <FormFrame title="Your invitation">
        <Note tone="red">{state.text}</Note>
        <p>If that does not help, ask the school’s administrator to invite you again.</p>
        <FormLinks>
          <a href="/login">Sign In</a>
          <a href="/">Back to Home</a>
        </FormLinks>
      </FormFrame>
    )
  }
  const { invitation, token } = state
  const accept = async (password: string) => {
    const { isSignedIn } = await client.people.acceptInvitation({ token, password })
    leaveDemo()
    if (isSignedIn) window.location.replace('/dashboard')
    else setState({ ...state, kind: 'accepted' })
  }
  if (state.kind === 'accepted') {
    return (
      <FormFrame title={`Welcome to ${invitation.school}`}>
        <Note tone="green">
          {invitation.hasPassword ? 'You have joined.' : 'Your password is set.'} Sign in with {invitation.email}.
        </Note>
        <FormLinks>
          <a href="/login?as=staff">Sign In</a>
        </FormLinks>
      </FormFrame>
    )
  }
  if (invitation.hasPassword) {
    return (
      <FormFrame
        title={`Join ${invitation.school}`}
        lead={`${invitation.name}, you already have a password for ${invitation.email}. Type it to join; it stays as it is.`}
      >
        <OwnPasswordForm save={accept} />
      </FormFrame>
    )
  }
  return (
    <FormFrame
      title={`Join ${invitation.school}`}
      lead={`${invitation.name}, choose a password. After that, sign in with ${invitation.email} and this password; it replaces any password you already have for that address.`}
    >
      <NewPasswordForm label="Join" save={accept} />
    </FormFrame>
  )
}
