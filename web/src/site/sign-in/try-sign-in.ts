import type { SignInOutcome, SignInPlace } from '@sabimark/contract/answers.ts'
import { client } from '../../platform/client.ts'
import { leaveDemo } from '../../platform/mode.ts'
import { refusalCode, refusalText } from '../../platform/refusal.ts'
import { keepDues } from '../../platform/sign-in-dues.ts'
import { markSignedIn } from '../../platform/signed-in-mark.ts'
import { signInToDemo } from './demo-sign-in.ts'
import { rememberWay } from './sign-in-way.ts'
import { rememberSchool } from './student-school.ts'

/** The specification's one sentence, whatever was wrong and wherever. */
export const invalidCredentials = 'Invalid credentials. Please check your email and password.'
const noStorage =
  'The demo needs to store data in this browser, and the browser does not allow it. Allow site data for this page, or sign in with your school account.'

export type Typed = { name: string; password: string; school: string; isOwnDevice: boolean }

export type Outcome =
  | { kind: 'entered' }
  | { kind: 'further'; step: SignInOutcome }
  | { kind: 'refused'; text: string; isUnverified: boolean }

/** Whether a name is an address; what has no @ is a student ID. */
export function isAddress(name: string): boolean {
  return name.includes('@')
}

/** Signs in the way the typed name belongs to, and says in one sentence why not. */
export async function trySignIn(typed: Typed, place: SignInPlace | null): Promise<Outcome> {
  if (place?.hasDemo) {
    const outcome = await signInToDemo(typed.name, typed.password)
    if (outcome === 'entered') return { kind: 'entered' }
    if (outcome !== 'no_demo_account') return refused(outcome === 'wrong' ? invalidCredentials : noStorage)
  }
  // Before anything is asked: what is asked now is the server's, also where somebody tried the demo out.
  leaveDemo()
  try {
    return isAddress(typed.name) ? await byAddress(typed) : await byStudentNumber(typed)
  } catch (error) {
    // What no account can have, such as a password of 5,000 letters, is a wrong one.
    if (refusalCode(error) === 'BAD_REQUEST') return refused(invalidCredentials)
    return { ...refused(refusalText(error)), isUnverified: refusalCode(error) === 'NOT_VERIFIED' }
  }
}

async function byAddress({ name, password }: Typed): Promise<Outcome> {
  const outcome = await client.people.signIn({ email: name, password })
  rememberWay('staff')
  markSignedIn(isSignedIn(outcome) ? 'staff' : null)
  if (outcome.kind === 'signed_in') keepDues(outcome)
  return isSignedIn(outcome) ? { kind: 'entered' } : { kind: 'further', step: outcome }
}

/** Whether there is nothing left to do: a new kind of outcome does not compile here. */
export function isSignedIn(outcome: SignInOutcome): boolean {
  switch (outcome.kind) {
    case 'signed_in':
      return outcome.setUpUntil === undefined
    case 'choose':
    case 'second_factor':
    case 'expired':
    case 'set_up':
      return false
  }
}

async function byStudentNumber({ name, password, school, isOwnDevice }: Typed): Promise<Outcome> {
  const me = await client.people.signInStudent({ school, studentNumber: name, password, isOwnDevice })
  rememberWay('student')
  // What a candidate's browser need not load is decided before the server is asked who this is.
  markSignedIn('student')
  rememberSchool({ subdomain: me.subdomain, name: me.school })
  return { kind: 'entered' }
}

function refused(text: string) {
  return { kind: 'refused' as const, text, isUnverified: false }
}
