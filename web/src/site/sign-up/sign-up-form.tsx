import { type SignUpForm as Form, type SignUpProblems, signUpProblems } from '@sabimark/domain/people/sign-up-rules.ts'
import type { Plan } from '@sabimark/domain/school/plan.ts'
import { cleanSubdomain } from '@sabimark/domain/school/subdomain.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { client } from '../../platform/client.ts'
import { SubmitButton } from '../door/door.tsx'
import { Field, PasswordField } from '../door/field.tsx'
import { focusFirstWrong, textOf } from '../door/focus-wrong.ts'
import { Note } from '../door/note.tsx'
import { planOffers } from './plans.ts'
import styles from './sign-up-form.module.css'
import { signUpRefusal } from './sign-up-refusal.ts'

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

/** The specification's sign-up form. `onDone` gets the address the verification mail goes to. */
export function SignUpForm({ onDone }: { onDone: (email: string) => void }) {
  const form = useRef<HTMLFormElement>(null)
  const [subdomain, setSubdomain] = useState('')
  const [plan, setPlan] = useState<Plan>('starter')
  const [problems, setProblems] = useState<SignUpProblems>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isWorking, setIsWorking] = useState(false)
  useEffect(() => {
    if (Object.keys(problems).length > 0) focusFirstWrong(form.current)
  }, [problems])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const filled = readForm(event.currentTarget, subdomain, plan)
    const found = signUpProblems(filled)
    setRefusal(null)
    setProblems(found)
    if (Object.keys(found).length > 0) return
    setIsWorking(true)
    try {
      await client.people.signUp(filled)
      onDone(filled.email)
    } catch (error) {
      const { fields, sentence } = signUpRefusal(error)
      setProblems(fields)
      setRefusal(sentence)
      setIsWorking(false)
    }
  }

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Field label="Your name" name="name" autoComplete="name" error={problems.name} />
      <div className={styles.pair}>
        <Field label="Email" name="email" type="email" autoComplete="email" error={problems.email} />
        <Field label="Phone" name="phone" type="tel" autoComplete="tel" error={problems.phone} />
      </div>
      <Field label="School name" name="schoolName" autoComplete="organization" error={problems.schoolName} />
      <Field
        label="Domain"
        name="subdomain"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={subdomain}
        onChange={(event) => setSubdomain(cleanSubdomain(event.target.value))}
        error={problems.subdomain}
        hint="Your school's short name: students type it to sign in. Lowercase letters and numbers."
      />
      <fieldset className={styles.plans}>
        <legend>Plan</legend>
        <div className={styles.offers}>
          {planOffers.map((offer) => (
            <label key={offer.plan} data-chosen={plan === offer.plan}>
              <input
                type="radio"
                name="plan"
                value={offer.plan}
                checked={plan === offer.plan}
                onChange={() => setPlan(offer.plan)}
              />
              <span className={styles.bubble} aria-hidden="true" />
              <span className={styles.offer}>
                <strong>{offer.name}</strong>
                <span>{offer.line}</span>
              </span>
              <span className={styles.price}>
                {offer.price} <small>per term</small>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className={styles.pair}>
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          error={problems.password}
          hint="At least 8 characters."
        />
        <PasswordField
          label="Confirm password"
          name="confirmPassword"
          autoComplete="new-password"
          error={problems.confirmPassword}
        />
      </div>
      <div>
        <label className={styles.terms}>
          <input
            type="checkbox"
            name="agreeToTerms"
            aria-invalid={problems.agreeToTerms !== undefined}
            aria-describedby={problems.agreeToTerms && 'terms-error'}
          />
          <span>
            I agree to the{' '}
            <a href="/terms" target="_blank" rel="noopener">
              terms and conditions
            </a>
          </span>
        </label>
        {problems.agreeToTerms && (
          <p className={styles.error} id="terms-error">
            {problems.agreeToTerms}
          </p>
        )}
      </div>
      {refusal && <Note tone="red">{refusal}</Note>}
      <SubmitButton isWorking={isWorking} label="Sign Up" working="Creating Account..." />
    </form>
  )
}
