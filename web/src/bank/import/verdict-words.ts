import type { ReviewLine } from '../../platform/import/review-list.tsx'
import type { BadgeTone } from '../../platform/ui/status-badge.tsx'
import type { Judged, Verdict } from './found.ts'

/** What a question is called by what becomes of it; the usual case needs no badge. */
export const verdictNames: Readonly<Record<Verdict, string>> = {
  ready: 'Ready',
  needs: 'Needs you',
  guess: 'Guess',
  duplicate: 'Duplicate',
  out: 'Left out',
  added: 'Added',
}

export const verdictTones: Readonly<Record<Verdict, BadgeTone>> = {
  ready: 'green',
  needs: 'amber',
  guess: 'blue',
  duplicate: 'grey',
  out: 'grey',
  added: 'green',
}

export type Counts = Readonly<Record<Verdict, number>>

/** "52 found: 43 ready, 3 need you, 1 guess, 2 duplicates, 3 left out." Every question is counted once. */
export function countsText(total: number, counts: Counts): string {
  const parts = [
    [counts.added, 'added'],
    [counts.ready, 'ready'],
    [counts.needs, counts.needs === 1 ? 'needs you' : 'need you'],
    [counts.guess, counts.guess === 1 ? 'guess' : 'guesses'],
    [counts.duplicate, counts.duplicate === 1 ? 'duplicate' : 'duplicates'],
    [counts.out, 'left out'],
  ] as const
  const said = parts.filter(([count]) => count > 0).map(([count, words]) => `${count.toLocaleString('en-NG')} ${words}`)
  return `${total.toLocaleString('en-NG')} found${said.length > 0 ? `: ${said.join(', ')}` : ''}.`
}

/** A question in the list of those found. */
export function lineOf(one: Judged): Judged & ReviewLine {
  const { verdict, position, form } = one
  return {
    ...one,
    number: position + 1,
    words: form.question.trim().split('\n', 1)[0]?.slice(0, 120) || 'Without text',
    badge: { tone: verdictTones[verdict], words: verdictNames[verdict], isUsual: verdict === 'ready' },
  }
}
