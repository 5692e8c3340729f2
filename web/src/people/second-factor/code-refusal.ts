import { ORPCError } from '@orpc/client'
import { wrongCodesUntilTime } from '@sabimark/domain/people/second-factor/second-factor.ts'
import { lagosClock } from '@sabimark/domain/words/lagos-time.ts'
import { waitText } from '@sabimark/domain/words/wait-text.ts'
import { refusalCode, refusalText } from '../../platform/refusal.ts'

/**
 * Why a code was not taken. `wrongBefore`: how many were wrong before on this page; a phone whose clock is wrong shows
 * wrong codes for ever, so in the end the server's time is told.
 */
export function codeRefusalText(error: unknown, wrongBefore: number): string {
  const facts = error instanceof ORPCError ? (error.data as { waitSeconds?: number; serverTime?: string }) : undefined
  const code = refusalCode(error)
  if (code === 'TOO_MANY_CODES' && facts?.waitSeconds !== undefined) {
    return `Too many wrong codes. Please wait ${waitText(facts.waitSeconds)} and try again.${clock(facts.serverTime)}`
  }
  const isLate = isWrongCode(error) && wrongBefore + 1 >= wrongCodesUntilTime
  return isLate ? refusalText(error) + clock(facts?.serverTime) : refusalText(error)
}

/** Whether it was a code that opens nothing, as more of them will if the phone's clock is wrong. */
export function isWrongCode(error: unknown): boolean {
  return ['WRONG_CODE', 'WRONG_APP_CODE'].includes(refusalCode(error) ?? '')
}

function clock(serverTime: string | undefined): string {
  if (serverTime === undefined) return ''
  return ` It is ${lagosClock(new Date(serverTime))} here. If your phone shows another time, set it to automatic: the codes depend on it.`
}
