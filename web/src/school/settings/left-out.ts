import { ORPCError } from '@orpc/client'
import { refusalCode } from '../../platform/refusal.ts'

/** What is asked of who leaves the own address out of those where exams can be started; null for any other refusal. */
export function leftOut(error: unknown): string | null {
  if (refusalCode(error) !== 'OWN_ADDRESS_LEFT_OUT' || !(error instanceof ORPCError)) return null
  const { address, isCallerHidden } = error.data as { address: string; isCallerHidden: boolean }
  const what = `You are at ${address}, which is not in the list. From there no exam can be started.`
  const proxy =
    'This server is told no address of who asks, so everybody seems to be there: nobody could start an exam.'
  return isCallerHidden
    ? `${what} ${proxy}`
    : `${what} What has begun continues, and you can change this from anywhere.`
}
