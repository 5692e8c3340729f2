import { isDefinedError, ORPCError } from '@orpc/client'
import type { SignUpProblems } from '@sabimark/domain/people/sign-up-rules.ts'
import { isNetworkError, noNetworkText } from '../../platform/refusal.ts'

type SignUpRefusal = { fields: SignUpProblems; sentence: string | null }

const unexpected = 'An unexpected error occurred. Please try again.'

/** Where a refused sign-up says what: beside the field it is about, or above the button. */
export function signUpRefusal(error: unknown): SignUpRefusal {
  if (isNetworkError(error)) return { fields: {}, sentence: noNetworkText }
  if (!(error instanceof ORPCError) || !isDefinedError(error)) return { fields: {}, sentence: unexpected }
  const { code, message } = error
  if (code === 'DOMAIN_TAKEN') return { fields: { subdomain: message }, sentence: null }
  if (code === 'EMAIL_TAKEN') return { fields: { email: message }, sentence: null }
  if (code === 'INVALID_FORM') return { fields: readFields(error.data), sentence: message }
  return { fields: {}, sentence: message }
}

function readFields(data: unknown): SignUpProblems {
  if (typeof data !== 'object' || data === null || !('fields' in data)) return {}
  const { fields } = data
  if (typeof fields !== 'object' || fields === null) return {}
  return Object.fromEntries(Object.entries(fields).filter(([, message]) => typeof message === 'string'))
}
