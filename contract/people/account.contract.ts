import { oc } from '@orpc/contract'
import { sessionEnds } from '@sabimark/domain/people/sessions/session-end.ts'
import { z } from 'zod'
import { refuses, refusesOnly } from '../refusal.ts'
import { id, password, text, typedText } from '../text.ts'
import { me, signInOutcome } from './person.ts'

const done = z.object({})
/** Far longer than any field may be: domain/people/sign-up-rules says so at the field that is too long. */
const longestTyped = 20_000
const typed = typedText(longestTyped).default('')
const typedPassword = z.string().max(longestTyped).default('')
const tags = ['account']
const email = typedText(200).trim().toLowerCase().normalize('NFC')

/** Proving who you are. No call tells a stranger whether an address has an account, except sign-up, as the specification has it. */
export const accountContract = {
  /**
   * Fields are judged by domain/people/sign-up-rules so that each message is the specification's. The receipt asks
   * `signUpMail` and may `withdrawSignUp`, and is good for nothing else.
   */
  signUp: oc
    .route({ method: 'POST', path: '/sign-up', tags, summary: 'Create a school and its first administrator' })
    .meta({ demoNoun: 'schools' })
    .input(
      z.object({
        name: typed,
        email: typed,
        phone: typed,
        schoolName: typed,
        subdomain: typed,
        plan: z.enum(['starter', 'professional', 'enterprise']).default('starter'),
        password: typedPassword,
        confirmPassword: typedPassword,
        agreeToTerms: z.boolean().default(false),
      }),
    )
    .output(z.object({ receipt: z.string() }))
    .errors(
      refusesOnly(
        'INVALID_FORM',
        'DOMAIN_TAKEN',
        'EMAIL_TAKEN',
        'TOO_MANY_SIGN_UPS',
        'MAIL_SENT_LATELY',
        'SCHOOL_NOT_CREATED',
        'PROFILE_NOT_CREATED',
        'ACCOUNT_NOT_CREATED',
      ),
    ),

  /**
   * How the verification mail of a sign-up fares: on its way, on its way for longer than a mail server takes ('late'),
   * handed to the mail server, or refused by it for good. A refused one frees the name of the school at once: nobody can
   * verify it, and who mistyped the address signs up again. A receipt that was not given out is BAD_REQUEST.
   */
  signUpMail: oc
    .route({ method: 'POST', path: '/sign-up/mail', tags, summary: 'Check whether the email of a sign-up was sent' })
    .input(z.object({ receipt: text(200) }))
    .output(z.object({ state: z.enum(['waiting', 'late', 'sent', 'refused']) }))
    .errors(refusesOnly('BAD_REQUEST')),

  /**
   * Who signed up takes it back, for the address was wrong: its link works no longer, and domain and address are free for the
   * next try. `isFree` is false where the address is proven by now: then nothing is done, and its owner signs in.
   */
  withdrawSignUp: oc
    .route({ method: 'POST', path: '/sign-up/withdraw', tags, summary: 'Take a sign-up back that is not verified' })
    .input(z.object({ receipt: text(200) }))
    .output(z.object({ isFree: z.boolean() }))
    .errors(refusesOnly('BAD_REQUEST')),

  /** Uses up the one-time token of the verification mail; account and school become active. */
  verifyEmail: oc
    .route({ method: 'POST', path: '/verify-email', tags, summary: 'Verify an email address' })
    .input(z.object({ token: typed, type: typed }))
    .output(done)
    .errors(refusesOnly('INVALID_LINK', 'LINK_USED_UP')),

  /** Sends the verification mail or invitation again, at most once a minute; answers the same whether or not the address is known. */
  resendVerification: oc
    .route({ method: 'POST', path: '/verify-email/resend', tags, summary: 'Send the verification email again' })
    .input(z.object({ email }))
    .output(done)
    .errors(refusesOnly()),

  /** On a school's own host only that school's people are admitted; the others are told what a wrong password is told. */
  signIn: oc
    .route({ method: 'POST', path: '/sign-in', tags, summary: 'Sign in with email and password' })
    .input(z.object({ email, password }))
    .output(signInOutcome)
    .errors(
      refusesOnly(
        'INVALID_CREDENTIALS',
        'NOT_VERIFIED',
        'ACCOUNT_INACTIVE',
        'SCHOOL_SUSPENDED',
        'SIGN_IN_AGAIN',
        'TOO_MANY_GUESSES',
      ),
    ),

  /** `school` is the subdomain; on a school's own host no other is admitted. Student ID and password are compared without case, spaces and slashes. */
  signInStudent: oc
    .route({ method: 'POST', path: '/sign-in/student', tags, summary: 'Sign in with school, student ID and password' })
    .input(
      z.object({
        school: text(63),
        studentNumber: text(60),
        password,
        /** The student says that nobody else uses it: handing in does not end the session. */
        isOwnDevice: z.boolean().optional(),
      }),
    )
    .output(me)
    .errors(refusesOnly('INVALID_CREDENTIALS', 'ACCOUNT_INACTIVE', 'SCHOOL_SUSPENDED', 'TOO_MANY_GUESSES')),

  /** SECOND_FACTOR_DUE: this school asks for a second factor, and the time to set one up is over. */
  chooseMembership: oc
    .route({ method: 'POST', path: '/sign-in/school', tags, summary: 'Choose the school to work in' })
    .input(z.object({ schoolId: id }))
    .output(me)
    .errors(refuses('UNKNOWN_SCHOOL', 'SECOND_FACTOR_DUE')),

  /**
   * Who is signed in here, and how long the session lives without use; null for nobody. `unreadCount`: notices under the
   * bell, up to a hundred. `endsAfterExam`: a student on a shared computer, whose session handing in cuts short. Absent: no.
   */
  me: oc
    .route({ method: 'GET', path: '/me', tags, summary: 'The signed-in person' })
    .output(
      z.object({
        me: me.extend({ unreadCount: z.int() }).nullable(),
        sessionLeftMs: z.int().nullable(),
        endsAfterExam: z.boolean().optional(),
        ended: z.enum(sessionEnds).optional(),
      }),
    )
    .errors(refusesOnly()),

  /**
   * The person is still there: the session begins anew. Any use does that within a minute; this is for who only reads. `isLast`: it
   * lasts no longer than this, however much it is used.
   */
  refreshSession: oc
    .route({ method: 'POST', path: '/session', tags, summary: 'Keep the session open' })
    .output(z.object({ sessionLeftMs: z.int(), isLast: z.boolean().optional() }))
    .errors(refuses()),

  signOut: oc
    .route({ method: 'POST', path: '/sign-out', tags, summary: 'Sign out' })
    .output(done)
    .errors(refusesOnly()),

  /** Ends every other session of the account. */
  changePassword: oc
    .route({ method: 'POST', path: '/password', tags, summary: 'Change your password' })
    .input(z.object({ currentPassword: password, newPassword: password }))
    .output(done)
    .errors(refuses('WRONG_PASSWORD', 'WEAK_PASSWORD', 'GUESSABLE_PASSWORD', 'SAME_PASSWORD', 'TOO_MANY_GUESSES')),

  requestPasswordReset: oc
    .route({ method: 'POST', path: '/password/forgotten', tags, summary: 'Ask for a password reset email' })
    .input(z.object({ email }))
    .output(done)
    .errors(refusesOnly()),

  resetPassword: oc
    .route({
      method: 'POST',
      path: '/password/reset',
      tags,
      summary: 'Set a new password with the link from the email',
    })
    .input(z.object({ token: text(200), newPassword: password }))
    .output(done)
    .errors(refusesOnly('LINK_USED_UP', 'WEAK_PASSWORD', 'GUESSABLE_PASSWORD', 'SAME_PASSWORD')),

  /**
   * What the page behind an invitation link shows. Reading it does not use it up. `hasPassword`: the person keeps the password they
   * chose before, and types that one.
   */
  invitation: oc
    .route({ method: 'POST', path: '/invitation', tags, summary: 'Read an invitation' })
    .input(z.object({ token: text(200) }))
    .output(z.object({ name: z.string(), email: z.string(), school: z.string(), hasPassword: z.boolean() }))
    .errors(refusesOnly('LINK_USED_UP')),

  /**
   * Sets the password of the account, also of one that was there already, and ends its sessions. Begins one in the school
   * that invited, unless this is another school's own host, that school lets nobody in, or signing in needs a second
   * factor: then `isSignedIn` is false. Where `hasPassword` it proves the password, changes nothing of the account and begins none.
   */
  acceptInvitation: oc
    .route({ method: 'POST', path: '/invitation/accept', tags, summary: 'Accept an invitation and set a password' })
    .input(z.object({ token: text(200), password }))
    .output(z.object({ isSignedIn: z.boolean() }))
    .errors(
      refusesOnly(
        ...(['LINK_USED_UP', 'WEAK_PASSWORD', 'GUESSABLE_PASSWORD'] as const),
        ...(['WRONG_PASSWORD', 'TOO_MANY_GUESSES', 'NOT_SIGNED_IN'] as const),
      ),
    ),
}
