import { subdomainProblem } from '../school/subdomain.ts'
import { isEmail } from '../words/address/email.ts'
import type { Plan } from '../words/plan/plan-name.ts'
import { hiddenSignProblem } from '../words/signs/invisible-signs.ts'

export const minPasswordLength = 8
export const maxPasswordLength = 200

/** How long what is typed at sign-up may be, in characters as people see them. */
const maxLengths = { name: 120, email: 200, phone: 40, schoolName: 120 } as const

/** No letter carries more marks than Unicode's stream-safe text allows, and no text has a NUL: the database keeps neither. */
const unstorable = /\0|\p{M}{31}/u

/** The sign-up form; the field names are the controls' names. */
export type SignUpForm = {
  name: string
  email: string
  phone: string
  schoolName: string
  subdomain: string
  plan: Plan
  password: string
  confirmPassword: string
  agreeToTerms: boolean
}

export type SignUpProblems = Partial<Record<keyof SignUpForm, string>>

/**
 * Whether email to the address can never arrive: `.example` is the demo's, `.invalid` stands for accounts without an
 * address.
 */
export function isUnreachableEmail(email: string): boolean {
  return /\.(example|invalid)$/i.test(email)
}

/**
 * The message for a password that cannot be used, or null. Characters are counted as people see them, not as UTF-16.
 */
export function passwordProblem(password: string): string | null {
  if (password === '') return 'Password is required.'
  if ([...password].length < minPasswordLength) return `Password must be at least ${minPasswordLength} characters`
  // In UTF-16, as the call that hashes it counts.
  if (password.length > maxPasswordLength) return `Password must be at most ${maxPasswordLength} characters`
  return null
}

/**
 * What is wrong with a sign-up, by field, with the messages of specification part 1, section 5; empty means it may go
 * on.
 */
export function signUpProblems(form: SignUpForm): SignUpProblems {
  const found: Record<string, string | null> = {
    name: required(form.name, 'Name is required.') ?? unfit('Name', form.name, maxLengths.name),
    email: emailProblem(form.email.trim()),
    phone: required(form.phone, 'Phone number is required.') ?? unfit('Phone number', form.phone, maxLengths.phone),
    schoolName:
      required(form.schoolName, 'School name is required.') ??
      unfit('School name', form.schoolName, maxLengths.schoolName),
    subdomain: subdomainProblem(form.subdomain),
    password: passwordProblem(form.password),
    confirmPassword: form.confirmPassword === form.password ? null : 'Passwords do not match.',
    agreeToTerms: form.agreeToTerms ? null : 'You must agree to the terms and conditions.',
  }
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message !== null))
}

function required(text: string, message: string): string | null {
  return text.trim() === '' ? message : null
}

/** The message for a text that cannot be saved as typed, or null. */
function unfit(what: string, text: string, max: number): string | null {
  if (unstorable.test(text)) return `${what} has a character that cannot be saved. Please type it again.`
  if ([...text.normalize('NFC').trim()].length > max) return `${what} must be at most ${max} characters`
  return hiddenSignProblem(what, text.trim())
}

/** The message for an address that cannot be used, or null. An address of the right form is told why. */
export function emailProblem(email: string): string | null {
  if (email === '') return 'Email is required.'
  if (email.length > maxLengths.email) return `Email must be at most ${maxLengths.email} characters`
  if (!isEmail(email) || unstorable.test(email)) return 'Email is invalid.'
  if (!isUnreachableEmail(email)) return null
  return `Email is invalid. Email cannot be delivered to an address that ends in ${email.slice(email.lastIndexOf('.')).toLowerCase()}.`
}
