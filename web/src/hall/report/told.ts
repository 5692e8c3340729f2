import type { HallReport } from '@sabimark/contract/answers.ts'
import { lagosClock } from '@sabimark/domain/words/lagos-time.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { changeText } from '../../exam/time/sitting-changes.tsx'
import { groupedBy } from '../../platform/grouped-by.ts'

/** Something that was done or noted in a hall. `shares`: who was given how much by it, where it was given to several. */
export type Told = { id: string; at: string; by: string | null; text: string; shares: string[]; reason: string | null }

type Change = HallReport['changes'][number]
type Line = HallReport['lines'][number]

/**
 * Changes of time, outages and notes in the order in which they happened. What one act gave to many is one line, and the time given back for
 * an outage is the outage's: a blink of power in a hall of two hundred is no list of two hundred.
 */
export function told({ changes, lines }: Pick<HallReport, 'changes' | 'lines'>): Told[] {
  const acts = [...groupedBy(changes, actOf).values()]
  const outages = lines.filter(({ kind, student }) => kind === 'outage' && student === null)
  const isOf = (outage: Line, [first]: readonly Change[]) =>
    first?.kind === 'extra_time' && first.at === outage.at && first.by === outage.by && first.student !== null
  const others = acts.filter((act) => !outages.some((outage) => isOf(outage, act)))
  return [
    ...others.flatMap(toldOfAct),
    ...lines.map((line) =>
      toldOfLine(line, outages.includes(line) ? acts.filter((act) => isOf(line, act)).flat() : []),
    ),
  ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

/** What one press did of one kind: the same moment, person and reason. */
const actOf = ({ at, by, kind, reason }: Change) => JSON.stringify([at, by, kind, reason])

function toldOfAct(act: readonly Change[]): Told[] {
  const [first] = act
  if (first === undefined) return []
  const { id, at, by, reason, kind } = first
  if (act.length === 1 || kind !== 'extra_time' || act.some(({ minutes }) => minutes < 0)) {
    return act.map((change) => ({ ...change, text: changeText(change), shares: [] }))
  }
  return [{ id, at, by, reason, text: 'Extra time.', shares: sharesOf(act) }]
}

function toldOfLine({ id, at, by, kind, text, student, from, to }: Line, given: readonly Change[]): Told {
  if (kind === 'note')
    return { id, at, by, reason: null, text: student === null ? (text ?? '') : `${student}: ${text}`, shares: [] }
  const span = from && to ? `, ${lagosClock(new Date(from))} to ${lagosClock(new Date(to))}` : ''
  const whose = student === null ? '' : ` to ${student}`
  return { id, at, by, reason: text, text: `Lost time given back${whose}${span}.`, shares: sharesOf(given) }
}

/** ['4 minutes for 2: Ada Sample, Bola Sample.', '2 minutes: Chi Sample.']: everybody by name, as the paper is a proof. */
function sharesOf(act: readonly Change[]): string[] {
  const byMinutes = [...groupedBy(act, ({ minutes }) => minutes)].sort(([one], [other]) => other - one)
  return byMinutes.map(([minutes, some]) => {
    const many = some.length > 1 ? ` for ${some.length.toLocaleString('en-NG')}` : ''
    return `${counted(minutes, 'minute')}${many}: ${namesOf(some)}.`
  })
}

const namesOf = (some: readonly Change[]) =>
  some
    .map(({ student }) => student ?? 'a student who was deleted')
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .join(', ')
