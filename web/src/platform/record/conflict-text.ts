import { ORPCError } from '@orpc/client'
import { lagosClock } from '@sabimark/domain/words/lagos-time.ts'
import { personHere } from '../person-here.ts'
import type { Theirs } from './use-shared-form.ts'

type Saved = { by: string | null; at: string | null; isOwn: boolean }

/** Who else saved it, as the refusal says; oneself, in another window. */
function savedBy(refusal: unknown): Saved {
  const data: unknown = refusal instanceof ORPCError ? refusal.data : null
  const text = (name: string) => {
    const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, name) : null
    return typeof value === 'string' ? value : null
  }
  const byId = text('byId')
  return { by: text('by'), at: text('at'), isOwn: byId !== null && byId === personHere() }
}

/** "Bola saved this at 10:32 while you were editing it. Yours is not saved yet." */
export function savedMeanwhileText(refusal: unknown): string {
  const { by, at, isOwn } = savedBy(refusal)
  const when = at === null ? '' : ` at ${lagosClock(new Date(at))}`
  return isOwn
    ? `You saved this in another window${when}. What you typed here is not saved yet.`
    : `${by ?? 'Somebody else'} saved this${when} while you were editing it. Yours is not saved yet.`
}

/** What is said above a form that somebody else was quicker with; nothing of it was saved yet. */
export function conflictText<Form extends object>(
  theirs: Theirs<Form>,
  labelOf: (name: keyof Form & string) => string,
): string {
  const who = savedMeanwhileText(theirs.refusal)
  const where = savedBy(theirs.refusal).isOwn ? 'you changed something in both' : 'you both changed something'
  const taken = theirs.taken.map(labelOf).join(', ')
  const parts = [
    who,
    ...(taken === '' ? [] : [`Taken over from there: ${taken}.`]),
    theirs.conflicts.length > 0
      ? `Where ${where}, both values are shown: choose, then save again.`
      : 'Check the form, then save again.',
  ]
  return parts.join(' ')
}
