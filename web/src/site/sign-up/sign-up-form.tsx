import { type SignUpForm as Form, type SignUpProblems, signUpProblems } from '@sabimark/domain/people/sign-up-rules.ts'
import type { Plan } from '@sabimark/domain/words/plan/plan-name.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { client } from '../../platform/client.ts'
import { Field, PasswordField } from '../frame/field.tsx'
import { focusFirstWrong, textOf } from '../frame/focus-wrong.ts'
import { SubmitButton } from '../frame/form-frame.tsx'
import { Note } from '../frame/note.tsx'
import { PlanChoice } from './plan-choice.tsx'
import styles from './sign-up-form.module.css'
import { signUpRefusal } from './sign-up-refusal.ts'
import { SubdomainField } from './subdomain-field.tsx'
import { Terms } from './terms.tsx'

function readForm(form: HTMLFormElement, subdomain: string, plan: Plan): Form {
  const fields = new FormData(form)
  return {
    name: textOf(fields, 'name').trim(),
    email: textOf(fields, 'email').trim(),
    phone: textOf(fields, 'phone').trim(),
    schoolName: textOf(fields, 'schoolName').trim(),
    subdomain,
    plan,
    password: textOf(fields, 'password'),
    confirmPassword: textOf(fields, 'confirmPassword'),
    agreeToTerms: fields.has('agreeToTerms'),
  }
}

/** What the mail of a sign-up is asked about by: where it goes, and the receipt. */
export type SignedUp = { email: string; receipt: string }

type SignUpFormProps = {
  /** How often a sign-up was taken back, and this form came back as it was typed. */
  correctionsCount: number
  onDone: (signedUp: SignedUp) => void
}

/** The specification's sign-up form. */
export function SignUpForm({ correctionsCount, onDone }: SignUpFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const isUnderWay = useRef(false)
  const [subdomain, setSubdomain] = useState('')
  // What was said of one name does not hold for the next.
  const [judgedSubdomain, setJudgedSubdomain] = useState('')
  const [plan, setPlan] = useState<Plan>('starter')
  const [problems, setProblems] = useState<SignUpProblems>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isWorking, setIsWorking] = useState(false)
  useEffect(() => {
    if (Object.keys(problems).length > 0) focusFirstWrong(form.current)
  }, [problems])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isUnderWay.current) return
    const filled = readForm(event.currentTarget, subdomain, plan)
    const found = signUpProblems(filled)
    setRefusal(null)
    setJudgedSubdomain(subdomain)
    setProblems(found)
    if (Object.keys(found).length > 0) return
    isUnderWay.current = true
    setIsWorking(true)
    try {
      const { receipt } = await client.people.signUp(filled)
      onDone({ email: filled.email, receipt })
    } catch (error) {
      const { fields, sentence } = signUpRefusal(error)
      setProblems(fields)
      setRefusal(sentence)
    }
    isUnderWay.current = false
    setIsWorking(false)
  }

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Field label="Your name" name="name" autoComplete="name" error={problems.name} />
      <Field label="Email" name="email" type="email" autoComplete="email" error={problems.email} />
      <Field label="Phone" name="phone" type="tel" autoComplete="tel" error={problems.phone} />
      <Field label="School name" name="schoolName" autoComplete="organization" error={problems.schoolName} />
      <SubdomainField
        // The sign-up that was taken back had the name: whether it is free is asked anew.
        key={correctionsCount}
        value={subdomain}
        onChange={setSubdomain}
        error={subdomain === judgedSubdomain ? problems.subdomain : undefined}
      />
      <PlanChoice plan={plan} onChange={setPlan} />
      <div className={styles.pair}>
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          error={problems.password}
          hint={problems.password ? undefined : 'At least 8 characters.'}
        />
        <PasswordField
          label="Confirm password"
          name="confirmPassword"
          autoComplete="new-password"
          error={problems.confirmPassword}
        />
      </div>
      <Terms error={problems.agreeToTerms} />
      {refusal && <Note tone="red">{refusal}</Note>}
      <SubmitButton isWorking={isWorking} label="Sign Up" working="Creating Account..." />
    </form>
  )
}
