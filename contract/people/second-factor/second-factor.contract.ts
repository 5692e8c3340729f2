import { oc } from '@orpc/contract'
import { z } from 'zod'
import { refuses, refusesOnly } from '../../refusal.ts'
import { instant, password, text } from '../../text.ts'
import { signInOutcome } from '../person.ts'

const tags = ['account']
/** As it was typed: of the app, or one that was written down, in any case and with or without spaces and dashes. */
const code = text(40)
const codes = z.object({ codes: z.array(z.string()) })

/** The second factor: a code of an app beside the password, with ten recovery codes for the day the phone is lost. Staff only. */
export const secondFactorContract = {
  /** `isAsked`: a school of theirs asks for one. `setUpUntil`: the school asks for one, and from then on at sign-in. `passwordUntil`: from then on a new password is asked at sign-in. */
  secondFactor: oc
    .route({ method: 'GET', path: '/second-factor', tags, summary: 'Whether signing in also needs a code' })
    .output(
      z.object({
        onSince: instant.nullable(),
        codesLeft: z.int(),
        isAsked: z.boolean(),
        setUpUntil: instant.nullable(),
        passwordUntil: instant.nullable(),
      }),
    )
    .errors(refuses()),

  /**
   * What an app needs to know: by address (`otpauth://…`), as QR code (rows of 0 and 1) and as text to type. Nothing is
   * switched on before a code of it was typed. Asks for the password, except while signing in.
   */
  beginSecondFactor: oc
    .route({ method: 'POST', path: '/second-factor', tags, summary: 'Begin to set a second factor up' })
    .meta({ secret: 'answer' })
    .input(z.object({ password: password.optional() }))
    .output(z.object({ secret: z.string(), address: z.string(), qr: z.array(z.string()) }))
    .errors(
      refusesOnly(
        ...(['NOT_SIGNED_IN', 'NOT_ALLOWED', 'SECOND_FACTOR_ON', 'WRONG_PASSWORD', 'TOO_MANY_GUESSES'] as const),
      ),
    ),

  /** Switches it on by a code of the app; answers the recovery codes, this once. Everybody else signed in to the account is signed out. */
  confirmSecondFactor: oc
    .route({ method: 'POST', path: '/second-factor/confirm', tags, summary: 'Switch the second factor on' })
    .meta({ secret: 'answer' })
    .input(z.object({ code }))
    .output(codes)
    .errors(
      refusesOnly(
        ...(['NOT_SIGNED_IN', 'NOT_ALLOWED', 'SECOND_FACTOR_ON', 'NOTHING_TO_CONFIRM', 'WRONG_APP_CODE'] as const),
      ),
    ),

  /** Where the school asks for one, it is asked for again at the next sign-in: so a phone is changed. */
  dropSecondFactor: oc
    .route({ method: 'POST', path: '/second-factor/drop', tags, summary: 'Switch the second factor off' })
    .input(z.object({ password, code }))
    .output(z.object({}))
    .errors(
      refuses(
        ...(['SECOND_FACTOR_OFF', 'WRONG_PASSWORD', 'TOO_MANY_GUESSES'] as const),
        ...(['WRONG_CODE', 'CODE_USED', 'TOO_MANY_CODES'] as const),
      ),
    ),

  /** Ten new ones; the old ones open nothing any more. */
  newRecoveryCodes: oc
    .route({ method: 'POST', path: '/second-factor/codes', tags, summary: 'Make new recovery codes' })
    .meta({ secret: 'answer' })
    .input(z.object({ code }))
    .output(codes)
    .errors(refuses('SECOND_FACTOR_OFF', 'WRONG_CODE', 'CODE_USED', 'TOO_MANY_CODES')),

  /** The second step of signing in, within five minutes of the password. */
  proveSecondFactor: oc
    .route({ method: 'POST', path: '/sign-in/code', tags, summary: 'Sign in: the code' })
    .input(z.object({ code }))
    .output(signInOutcome)
    .errors(
      refusesOnly('SIGN_IN_AGAIN', 'WRONG_CODE', 'CODE_USED', 'TOO_MANY_CODES', 'ACCOUNT_INACTIVE', 'SCHOOL_SUSPENDED'),
    ),

  /** The step of signing in at which a password is too old, within five minutes of the one before. */
  replaceExpiredPassword: oc
    .route({ method: 'POST', path: '/sign-in/password', tags, summary: 'Sign in: a new password for an expired one' })
    .input(z.object({ newPassword: password }))
    .output(signInOutcome)
    .errors(
      refusesOnly(
        'SIGN_IN_AGAIN',
        'WEAK_PASSWORD',
        'GUESSABLE_PASSWORD',
        'SAME_PASSWORD',
        'ACCOUNT_INACTIVE',
        'SCHOOL_SUSPENDED',
      ),
    ),
}
