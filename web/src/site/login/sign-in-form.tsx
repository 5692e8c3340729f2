import type { SignInOutcome, SignInPlace } from '@sabimark/contract/answers.ts'
import { type DemoAccount, demoPassword } from '@sabimark/domain/people/demo-accounts.ts'
import { isOfSlip, readSlip } from '@sabimark/domain/people/slips/read-slip.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { placeAfterSignIn } from '../../platform/sign-in-address.ts'
import { Field, PasswordField } from '../frame/field.tsx'
import { focusFirstWrong, textOf } from '../frame/focus-wrong.ts'
import { SubmitButton } from '../frame/form-frame.tsx'
import { Note } from '../frame/note.tsx'
import { SendAgain } from '../frame/send-again.tsx'
import { ContinueHere } from '../sign-in/continue-here.tsx'
import { DemoPanel } from '../sign-in/demo-panel.tsx'
import { OwnDevice } from '../sign-in/own-device.tsx'
import { SchoolOfStudent } from '../sign-in/school-of-student.tsx'
import styles from '../sign-in/sign-in.module.css'
import { SignInLinks } from '../sign-in/sign-in-links.tsx'
import type SignInSteps from '../sign-in/steps/sign-in-steps.tsx'
import { isAddress, type Outcome, trySignIn } from '../sign-in/try-sign-in.ts'
import { useStudent } from '../sign-in/use-student.ts'

type Problems = { email?: string; school?: string; password?: string }
type SignInFormProps = {
  /** Undefined until the server has said whose page this is, null when it could not be asked. */
  place: SignInPlace | null | undefined
  /** The same, waited for, and asked once more where that failed. */
  findPlace: () => Promise<SignInPlace | null>
}

/** One form for everybody: an address or a student ID, and the password. */
export function SignInForm({ place, findPlace }: SignInFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const isUnderWay = useRef(false)
  const [slip] = useState(() => readSlip(window.location.hash))
  const [name, setName] = useState(slip?.studentNumber ?? '')
  const [password, setPassword] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [further, setFurther] = useState<Further | 'lost' | null>(null)
  const [isWorking, setIsWorking] = useState(false)
  const student = useStudent(name.trim(), place, slip)
  useEffect(() => {
    if (Object.keys(problems).length > 0) focusFirstWrong(form.current)
  }, [problems])
  useEffect(() => {
    clearSlip()
    if (slip) form.current?.querySelector<HTMLElement>('[name=password]')?.focus()
    // Another slip, in the same tab.
    const again = () => isOfSlip(window.location.hash) && window.location.reload()
    window.addEventListener('hashchange', again)
    return () => window.removeEventListener('hashchange', again)
  }, [slip])
  useEffect(() => {
    // The button that was pressed has gone.
    if (student.isSchoolChanged) form.current?.querySelector<HTMLElement>('[name=school]')?.focus()
  }, [student.isSchoolChanged])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isUnderWay.current) return
    isUnderWay.current = true
    const said = new FormData(event.currentTarget)
    const typedSchool = textOf(said, 'school').trim().toLowerCase()
    setIsWorking(true)
    setOutcome(null)
    student.settle()
    const known = await findPlace()
    const school = known?.school?.subdomain ?? student.remembered?.subdomain ?? typedSchool
    const typed = { name: name.trim(), password, school, isOwnDevice: said.has('isOwnDevice') }
    const found = problemsOf(typed)
    setProblems(found)
    const end = Object.keys(found).length > 0 ? null : await trySignIn(typed, known)
    if (end?.kind === 'further') return setFurther(await furtherOf(end.step))
    setOutcome(end)
    if (end?.kind === 'entered') return window.location.replace(placeAfterSignIn(window.location))
    isUnderWay.current = false
    setIsWorking(false)
  }

  function fillIn({ email }: DemoAccount) {
    setName(email)
    setPassword(demoPassword)
    setProblems({})
    setOutcome(null)
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
  }

  if (further === 'lost') return <Note tone="red">{lostText}</Note>
  if (further) return <further.Steps first={further.step} password={password} />
  return (
    <>
      <ContinueHere />
      <form ref={form} onSubmit={submit} noValidate data-place={place === undefined ? 'asked' : 'known'}>
        <Field
          label="Email or student ID"
          name="email"
          // A pupil's is not left to the next one at the computer.
          autoComplete={student.isStudent ? 'off' : 'username'}
          autoCapitalize="none"
          spellCheck={false}
          value={name}
          onChange={(event) => setName(event.target.value)}
          onBlur={student.settle}
          onKeyDown={({ key }) => key === 'Tab' && student.settle()}
          error={problems.email}
        />
        {student.isSchoolAsked && (
          <SchoolOfStudent
            remembered={student.remembered}
            first={slip?.school}
            error={problems.school}
            onChange={student.forgetSchool}
          />
        )}
        <PasswordField
          label="Password"
          name="password"
          autoComplete={student.isStudent ? 'off' : 'current-password'}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={problems.password}
        />
        {student.isStudent ? (
          <>
            <OwnDevice />
            {!place?.school && (
              <p className={styles.hint}>Forgot your password? Ask your form teacher for a new slip.</p>
            )}
          </>
        ) : (
          <p className={styles.forgot}>
            <a href="/forgot-password">Forgot password?</a>
          </p>
        )}
        {outcome?.kind === 'refused' && <Note tone="red">{outcome.text}</Note>}
        {outcome?.kind === 'refused' && outcome.isUnverified && <SendAgain email={name.trim()} />}
        <SubmitButton isWorking={isWorking} label="Sign In" working="Signing in..." />
      </form>
      {!place?.isOwnHost && <SignInLinks />}
      {place?.hasDemo && <DemoPanel isWorking={isWorking} onChoose={fillIn} />}
    </>
  )
}

/** The next one at this computer does not find whose slip it was. */
function clearSlip(): void {
  const { hash, pathname, search } = window.location
  if (isOfSlip(hash)) window.history.replaceState(window.history.state, '', pathname + search)
}

type Further = { step: SignInOutcome; Steps: typeof SignInSteps }
const lostText = 'Part of this page did not load. Check the connection, reload the page and sign in again.'

/** What comes after the password is loaded by who needs it. */
async function furtherOf(step: SignInOutcome): Promise<Further | 'lost'> {
  try {
    return { step, Steps: (await import('../sign-in/steps/sign-in-steps.tsx')).default }
  } catch {
    return 'lost'
  }
}

function problemsOf({ name, school, password }: { name: string; school: string; password: string }): Problems {
  return {
    ...(name === '' && { email: 'Email or student ID is required.' }),
    ...(name !== '' && !isAddress(name) && school === '' && { school: 'School is required.' }),
    ...(password === '' && { password: 'Password is required.' }),
  }
}
