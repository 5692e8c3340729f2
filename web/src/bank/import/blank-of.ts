import { type BlankForm, emptyBlank, mostAccepted } from '../blank-draft.ts'
import type { NeutralQuestion } from '../files/tasks.ts'
import type { Told } from './found.ts'

type Blank = { form: BlankForm; problems: Told[]; guesses: Told[] }

/** What a blank of a file accepts, as the form has it. */
export function blankOf({ accepted, number }: NeutralQuestion): Blank {
  const problems: Told[] = []
  const guesses: Told[] = []
  const shares = accepted.map(({ percent }) => Math.min(100, Math.max(1, Math.round(percent))))
  if (shares.some((share, place) => share !== accepted[place]?.percent)) {
    guesses.push({ control: 'accepted', message: 'Shares of the marks were rounded to whole percents from 1 to 100.' })
  }
  const further = accepted.map(({ text }) => splitTolerance(text))
  if (number && further.some(({ tolerance }) => tolerance !== null && tolerance !== number.tolerance)) {
    guesses.push({ control: 'tolerance', message: 'All its numbers have the tolerance of the first.' })
  }
  const all = number ? [{ text: number.value, percent: '100' }] : []
  for (const [place, { text }] of accepted.entries()) {
    all.push({ text: number ? (further[place]?.value ?? text) : text, percent: String(shares[place] ?? 100) })
  }
  if (all.length > mostAccepted) {
    problems.push({
      control: 'accepted',
      message: `There are ${all.length} accepted answers; at most ${mostAccepted} can be kept.`,
    })
  }
  if (all.some(({ text }) => text.length > 200)) {
    problems.push({ control: 'accepted', message: 'An accepted answer is longer than 200 characters.' })
  }
  const rows = all.slice(0, mostAccepted).map((one, place) => ({ ...one, id: `a${place + 1}` }))
  return {
    problems,
    guesses,
    form: {
      ...emptyBlank(),
      ...(rows.length > 0 && { accepted: rows }),
      ...(number && { input: 'number', toleranceAmount: number.tolerance ?? '0', units: number.unit ?? '' }),
    },
  }
}

/** Further numbers carry their tolerance behind them: '3.3 ± 0.1'. */
function splitTolerance(text: string): { value: string; tolerance: string | null } {
  const [value = text, tolerance] = text.split(' ± ')
  return { value, tolerance: tolerance ?? null }
}
