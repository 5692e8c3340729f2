import { ORPCError } from '@orpc/client'
import { lagosClock } from '@sabimark/domain/words/lagos-time.ts'
import { lacksText, planFeatureNames } from '@sabimark/domain/words/plan/plan-features.ts'
import { plans } from '@sabimark/domain/words/plan/plan-name.ts'
import { waitText } from '@sabimark/domain/words/wait-text.ts'
import { personHere } from './person-here.ts'

export const noNetworkText = 'No network. Nothing was lost; check the connection and try again.'
export const unexpectedText = 'Something went wrong on our side. Nothing was lost; please try again.'
const busyText = 'The server is busy or restarting. Nothing is lost; please try again in a moment.'

/** Whether the network failed a call, before its answer or in the middle of it: browsers throw a TypeError then. */
export function isNetworkError(error: unknown): boolean {
  return (
    (error instanceof TypeError && !isProgramFault(error)) ||
    (error instanceof DOMException && error.name === 'TimeoutError') ||
    // An answer that broke off is wrapped by oRPC; one that came whole and makes no sense has another sentence.
    (error instanceof Error && error.message.startsWith('Cannot parse response body') && isNetworkError(error.cause))
  )
}

/** Browsers throw a TypeError for a lost network, and for a mistake of the program: these words are of the latter alone. */
function isProgramFault(error: unknown): boolean {
  return error instanceof TypeError && /\bis not\b|cannot|can't|undefined|\bnull\b/i.test(error.message)
}

/** The refusal's code from the contract's list, or null when the failure is of another kind. */
export function refusalCode(error: unknown): string | null {
  return error instanceof ORPCError ? String(error.code) : null
}

/**
 * Given before the server looks whether it has done this already, or because it has: an earlier try of the same may have been done all
 * the same.
 */
const undecided = new Set([
  'UNAVAILABLE',
  'NOT_SIGNED_IN',
  'ANOTHER_IS_HERE',
  'SCHOOL_SUSPENDED',
  'NOT_ALLOWED',
  'DONE_BEFORE',
  'TOO_MANY_CHANGES',
])

/** Whether the call itself has refused: then nothing was done. Anything else that a call throws leaves that open. */
export function isRefused(error: unknown): boolean {
  return error instanceof ORPCError && error.defined && !isForeign(error) && !undecided.has(error.code)
}

/** What became of what was sent before is not known, and other words stand in the form by now: they would be another act. */
export class DoubtError extends Error {
  override readonly message = 'It may have been saved already the last time. Look in the list before you add it again.'
}

/** Sentences for answers that are not the product's own: a proxy's, or one given before any call was read. */
const sentences: Record<number, string> = {
  401: 'You are signed out. Please sign in again.',
  413: 'The request is too large. Nothing was changed.',
  429: 'Too many tries. Please wait a minute and try again.',
  502: busyText,
  503: busyText,
  504: busyText,
}

/** oRPC keeps the whole answer as `data` when it could not read a refusal in it. */
function isForeign(error: ORPCError<string, unknown>): boolean {
  const { data } = error
  return typeof data === 'object' && data !== null && 'headers' in data && 'body' in data
}

/** Whether staff can let in at once whoever guessed too often. */
function isCandidate(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'isCandidate' in data && data.isCandidate === true
}

/** What was wrong too often, by the refusal that says how long to wait. */
const tooManyOf: Readonly<Record<string, string>> = {
  TOO_MANY_GUESSES: 'passwords',
  TOO_MANY_ACCESS_CODES: 'access codes',
}

/** How long who guessed too often has to wait; null for any other refusal. */
function waitSecondsOf({ code, data }: ORPCError<string, unknown>): number | null {
  const isTold = Object.hasOwn(tooManyOf, code) && typeof data === 'object' && data !== null && 'waitSeconds' in data
  return isTold && typeof data.waitSeconds === 'number' ? data.waitSeconds : null
}

/** Which plan has what the school's own lacks. */
function lackingText(data: unknown): string | null {
  const { feature, plan }: { feature?: unknown; plan?: unknown } = Object(data)
  const lacking = planFeatureNames.find((one) => one === feature)
  const has = plans.find((one) => one === plan)
  return lacking && has ? lacksText(lacking, has) : null
}

/** Who changed the time of candidates meanwhile, and when. */
function timeChangedText(data: unknown): string | null {
  const { by, byId, at }: { by?: unknown; byId?: unknown; at?: unknown } = Object(data)
  if (typeof by !== 'string' || typeof at !== 'string') return null
  const time = lagosClock(new Date(at))
  if (byId === personHere())
    return `You changed the time at ${time} already; the answer may have been lost. Nothing was given now; look at it as it is, then decide again.`
  return `${by} changed the time at ${time}, after you looked. Nothing was given now; look at it as it is, then decide again.`
}

/** One sentence to show for whatever a call threw. The contract's refusals carry theirs. */
export function refusalText(error: unknown): string {
  if (isNetworkError(error)) return noNetworkText
  if (error instanceof DoubtError) return error.message
  if (!(error instanceof ORPCError)) return unexpectedText
  if (isForeign(error)) return sentences[error.status] ?? unexpectedText
  const waitSeconds = waitSecondsOf(error)
  if (waitSeconds !== null) {
    const wait = `Too many wrong ${tooManyOf[error.code]}. Please wait ${waitText(waitSeconds)} and try again.`
    return isCandidate(error.data)
      ? `${wait} Your teacher can let you in at once: with a new sign-in slip, or by signing in on this computer first.`
      : wait
  }
  if (error.code === 'TIME_CHANGED_MEANWHILE') return timeChangedText(error.data) ?? error.message
  if (error.code === 'PLAN_LACKS') return lackingText(error.data) ?? error.message
  const isFault = error.status >= 500 && !error.defined && error.code !== 'UNAVAILABLE'
  return isFault ? unexpectedText : error.message
}
