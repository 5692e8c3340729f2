import { ORPCError } from '@orpc/client'
import { lagosClock } from '@sabimark/domain/school/lagos-time.ts'
import type { Theirs } from './use-record-form.ts'

type Saved = { by: string | null; at: string | null }

/** Who else saved it, as the refusal says. */
function savedBy(refusal: unknown): Saved {
  const data: unknown = refusal instanceof ORPCError ? refusal.data : null
  const text = (name: string) => {
    const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, name) : null
    return typeof value === 'string' ? value : null
  }
  return { by: text('by'), at: text('at') }
}

/** "Bola saved this record at 10:32 while you were editing it. Yours is not saved yet." */
export function savedMeanwhileText(refusal: unknown): string {
  const { by, at } = savedBy(refusal)
  return `${by ?? 'Somebody else'} saved this record${at === null ? '' : ` at ${lagosClock(new Date(at))}`} while you were editing it. Yours is not saved yet.`
}

/** What is said above a form that somebody else was quicker with; nothing of it was saved yet. */
export function conflictText<Values>(theirs: Theirs<Values>, labelOf: (name: string) => string): string {
  const who = savedMeanwhileText(theirs.refusal)
  const taken = theirs.taken.map(labelOf).join(', ')
  const parts = [
    who,
    ...(taken === '' ? [] : [`Taken over from there: ${taken}.`]),
    theirs.conflicts.length > 0
      ? 'Where you both changed something, both values are shown: choose, then save again.'
      : 'Check the form, then save again.',
  ]
  return parts.join(' ')
}
