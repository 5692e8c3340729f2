import { ORPCError } from '@orpc/client'

export const noNetworkText = 'No network. Nothing was lost; check the connection and try again.'
export const unexpectedText = 'Something went wrong on our side. Nothing was lost; please try again.'

/** Whether a call failed before any server answered it: browsers throw a TypeError then. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')
}

/** The refusal's code from the contract's list, or null when the failure is of another kind. */
export function refusalCode(error: unknown): string | null {
  return error instanceof ORPCError ? String(error.code) : null
}

/** One sentence to show for whatever a call threw. The contract's refusals carry theirs. */
export function refusalText(error: unknown): string {
  if (isNetworkError(error)) return noNetworkText
  if (!(error instanceof ORPCError)) return unexpectedText
  if (error.defined) return error.message
  if (error.code === 'UNAUTHORIZED') return 'You are signed out. Sign in again to go on.'
  if (error.code === 'TOO_MANY_REQUESTS') return 'Too many tries. Wait a minute, then try again.'
  if (error.status >= 500) return unexpectedText
  return error.message
}
