import { createHash } from 'node:crypto'
import { type AddressRange, readRanges } from '@sabimark/domain/school/settings/address-ranges.ts'
import { selectUnheard, type UnheardDevice } from '../../exam/right-answers.db.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { selectOwnRanges, selectReused } from './board.db.ts'
import { type PersonRow, selectPeople } from './people.db.ts'

/** A candidate as the board names them. */
export type Person = Omit<PersonRow, 'givenMs' | 'isExcused'>

/** What seldom changes, or shows itself in no attempt: who is awaited, and from where. Read at `at`. */
export type Frame = {
  at: number
  candidates: readonly PersonRow[]
  /** All that is told of them by name, and what says that they are the same. */
  people: readonly Person[]
  peopleKey: string
  awaited: ReadonlySet<string>
  rangesText: string | null
  ranges: readonly AddressRange[] | null
  unheard: ReadonlyMap<string, UnheardDevice>
  reused: ReadonlyMap<string, number>
}

/** What is as it was in the frame before is the same object. */
export async function readFrame(tx: Tx, sittingId: string, at: number, before?: Frame): Promise<Frame> {
  const [read, rangesText, reused, unheard] = await Promise.all([
    selectPeople(tx, sittingId),
    selectOwnRanges(tx),
    selectReused(tx, sittingId),
    selectUnheard(tx, sittingId),
  ])
  const known = new Map(before?.candidates.map((one) => [one.id, one]))
  const candidates = read.map((one) => {
    const other = known.get(one.id)
    return other && isSame(one, other) ? other : one
  })
  const isAsBefore =
    before?.candidates.length === candidates.length &&
    candidates.every((one, place) => one === before.candidates[place])
  const ranges = before && before.rangesText === rangesText ? before.ranges : rangesOf(rangesText)
  return {
    at,
    candidates,
    ...(isAsBefore ? namesOf(before) : named(candidates)),
    rangesText,
    ranges,
    unheard,
    reused,
  }
}

const rangesOf = (text: string | null) => (text === null ? null : readRanges(text).ranges)

const namesOf = ({ people, peopleKey, awaited }: Frame) => ({ people, peopleKey, awaited })

function named(candidates: readonly PersonRow[]) {
  const people = candidates.map(({ id, name, studentNumber, className }) => ({ id, name, studentNumber, className }))
  const peopleKey = createHash('sha256').update(JSON.stringify(people)).digest('base64url').slice(0, 12)
  return { people, peopleKey, awaited: new Set(people.map(({ id }) => id)) }
}

const personParts = ['name', 'studentNumber', 'className', 'givenMs', 'isExcused'] as const

const isSame = (one: PersonRow, other: PersonRow) => personParts.every((part) => one[part] === other[part])
