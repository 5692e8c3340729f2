import { type FormEvent, useEffect, useRef, useState } from 'react'
import { client } from '../../platform/client.ts'
import { refusalCode, refusalText } from '../../platform/refusal.ts'
import { placeAfterSignIn } from '../../platform/sign-in-address.ts'
import doorStyles from '../door/door.module.css'
import { DoorLinks, SubmitButton } from '../door/door.tsx'
import { Field, PasswordField } from '../door/field.tsx'
import { focusFirstWrong, textOf } from '../door/focus-wrong.ts'
import { Note } from '../door/note.tsx'
import styles from './sign-in.module.css'
import { rememberWay } from './sign-in-way.ts'
import { recallSchool, rememberSchool, type StudentSchool, schoolOfHost } from './student-school.ts'

type Problems = { school?: string; studentId?: string; password?: string }

/** Students have no e-mail here, so the sentence names what they did type. */
function studentRefusal(error: unknown): string {
  if (refusalCode(error) === 'INVALID_CREDENTIALS') {
    return 'Invalid credentials. Please check your school, student ID and password.'
  }
  return refusalText(error)
}

/** School, student ID and the password of the slip. The school is remembered, so that a whole hall types it once. */
export function StudentSignIn() {
  const form = useRef<HTMLFormElement>(null)
  const [school, setSchool] = useState<StudentSchool | null>(recallSchool)
  const [isOwnHost, setIsOwnHost] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isWorking, setIsWorking] = useState(false)

  useEffect(() => {
    schoolOfHost().then((found) => {
      if (!found) return
      setSchool(found)
      setIsOwnHost(true)
    })
  }, [])
  useEffect(() => {
    if (Object.keys(problems).length > 0) focusFirstWrong(form.current)
  }, [problems])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const subdomain = school?.subdomain ?? textOf(fields, 'school').trim().toLowerCase()
    const studentId = textOf(fields, 'studentId').trim()
    const password = textOf(fields, 'password')
    const found: Problems = {
      ...(subdomain === '' && { school: 'School is required.' }),
      ...(studentId === '' && { studentId: 'Student ID is required.' }),
      ...(password === '' && { password: 'Password is required.' }),
    }
    setRefusal(null)
    setProblems(found)
    if (Object.keys(found).length > 0) return
    setIsWorking(true)
    try {
      const me = await client.people.signInStudent({ school: subdomain, studentId, password })
      rememberWay('student')
      rememberSchool({ subdomain: me.subdomain, name: me.school })
      window.location.replace(placeAfterSignIn(window.location))
    } catch (error) {
      setRefusal(studentRefusal(error))
      setIsWorking(false)
    }
  }

  return (
    <>
      <form ref={form} onSubmit={submit} noValidate>
        {school ? (
          <div className={styles.at}>
            <p>
              <span>School</span>
              <strong>{school.name}</strong>
            </p>
            {!isOwnHost && (
              <button type="button" className={doorStyles.quiet} onClick={() => setSchool(null)}>
                Change
              </button>
            )}
          </div>
        ) : (
          <Field
            label="School"
            name="school"
            autoComplete="organization"
            autoCapitalize="none"
            spellCheck={false}
            hint="The short name on your slip, for example greenfield."
            error={problems.school}
          />
        )}
        <Field
          label="Student ID"
          name="studentId"
          autoComplete="username"
          autoCapitalize="characters"
          spellCheck={false}
          error={problems.studentId}
        />
        <PasswordField label="Password" name="password" autoComplete="current-password" error={problems.password} />
        {refusal && <Note tone="red">{refusal}</Note>}
        <SubmitButton isWorking={isWorking} label="Sign In" working="Signing in..." />
      </form>
      <p className={styles.hint}>Forgot your password? Ask your teacher or the school office for a new slip.</p>
      <DoorLinks>
        <a href="/signup">Sign up your school</a>
        <a href="/">Back to Home</a>
      </DoorLinks>
    </>
  )
}
