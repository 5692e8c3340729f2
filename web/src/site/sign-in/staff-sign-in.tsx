import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type Client, client } from '../../platform/client.ts'
import { refusalCode, refusalText } from '../../platform/refusal.ts'
import { placeAfterSignIn } from '../../platform/sign-in-address.ts'
import { DoorLinks, SubmitButton } from '../door/door.tsx'
import { Field, PasswordField } from '../door/field.tsx'
import { focusFirstWrong, textOf } from '../door/focus-wrong.ts'
import { Note } from '../door/note.tsx'
import { SendAgain } from '../door/send-again.tsx'
import { ChooseSchool } from './choose-school.tsx'
import { rememberWay } from './sign-in-way.ts'

type Outcome = Awaited<ReturnType<Client['people']['signIn']>>
type Memberships = Extract<Outcome, { kind: 'choose' }>['memberships']
type Problems = { email?: string; password?: string }

/** E-mail and password, for everybody who has an address. */
export function StaffSignIn() {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Problems>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const [unverified, setUnverified] = useState<string | null>(null)
  const [memberships, setMemberships] = useState<Memberships | null>(null)
  const [isWorking, setIsWorking] = useState(false)
  useEffect(() => {
    if (problems.email || problems.password) focusFirstWrong(form.current)
  }, [problems])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const email = textOf(fields, 'email').trim()
    const password = textOf(fields, 'password')
    setRefusal(null)
    setUnverified(null)
    setProblems({
      ...(email === '' && { email: 'Email is required.' }),
      ...(password === '' && { password: 'Password is required.' }),
    })
    if (email === '' || password === '') return
    setIsWorking(true)
    try {
      const outcome = await client.people.signIn({ email, password })
      rememberWay('staff')
      if (outcome.kind === 'signed_in') return window.location.replace(placeAfterSignIn(window.location))
      setMemberships(outcome.memberships)
    } catch (error) {
      if (refusalCode(error) === 'NOT_VERIFIED') setUnverified(email)
      setRefusal(refusalText(error))
    }
    setIsWorking(false)
  }

  if (memberships) return <ChooseSchool memberships={memberships} />
  return (
    <>
      <form ref={form} onSubmit={submit} noValidate>
        <Field label="Email" name="email" type="email" autoComplete="username" error={problems.email} />
        <PasswordField label="Password" name="password" autoComplete="current-password" error={problems.password} />
        {refusal && <Note tone="red">{refusal}</Note>}
        {unverified && <SendAgain email={unverified} />}
        <SubmitButton isWorking={isWorking} label="Sign In" working="Signing in..." />
      </form>
      <DoorLinks>
        <a href="/forgot-password">Forgot your password?</a>
        <a href="/signup">Sign up your school</a>
        <a href="/">Back to Home</a>
      </DoorLinks>
    </>
  )
}
