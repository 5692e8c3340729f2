import { anyCallRefusals } from './platform/refusals/any-call.ts'
import { attemptRefusals } from './platform/refusals/attempt.ts'
import { examRefusals } from './platform/refusals/exam.ts'
import { hallRefusals } from './platform/refusals/hall.ts'
import { markingRefusals } from './platform/refusals/marking.ts'
import { noticeRefusals } from './platform/refusals/notice.ts'
import { reportRefusals } from './platform/refusals/report.ts'
import { schoolRefusals } from './platform/refusals/school.ts'
import { signingInRefusals } from './platform/refusals/signing-in.ts'

export { type EventRefusal, eventRefusals } from './event-refusal.ts'

/** Every refusal of the product: its HTTP status and the one sentence a person reads. Calls name the ones they may answer. */
export const refusals = {
  ...signingInRefusals,
  ...schoolRefusals,
  ...examRefusals,
  ...attemptRefusals,
  ...hallRefusals,
  ...markingRefusals,
  ...noticeRefusals,
  ...reportRefusals,
  ...anyCallRefusals,
}

/** A code of the refusal list. */
export type RefusalCode = keyof typeof refusals

/** Refusals any signed-in call may answer, in addition to its own. */
const always = [
  'NOT_SIGNED_IN',
  'ANOTHER_IS_HERE',
  'NOT_ALLOWED',
  'KEY_REUSED',
  'DONE_BEFORE',
  'TOO_MANY_CHANGES',
  'SCHOOL_SUSPENDED',
] as const

/** The oRPC error map of a public call or a call by ticket: exactly these refusals. */
export const refusesOnly = <const Codes extends readonly RefusalCode[]>(
  ...codes: Codes
): Pick<typeof refusals, Codes[number]> =>
  Object.fromEntries(codes.map((code) => [code, refusals[code]])) as Pick<typeof refusals, Codes[number]>

/** The oRPC error map of a call for signed-in people: its own refusals and those every locked door has. */
export const refuses = <const Codes extends readonly RefusalCode[]>(...codes: Codes) => refusesOnly(...always, ...codes)
