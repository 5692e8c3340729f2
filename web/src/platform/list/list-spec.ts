import { isId } from '@sabimark/domain/words/is-id.ts'
import { lagosInstant } from '@sabimark/domain/words/lagos-time.ts'
import type { AnyListInput, FilterOf, Order, SortOf } from '../list-input.ts'
import type { Choices } from '../ui/choices.tsx'
import { type States, stateWord } from '../ui/state.tsx'

export type ListRow = { id: string }

/** A filter above a list: what it is called, what can be chosen, and which values of an address are real. */
export type Filter = {
  label: string
  useOptions: () => Choices
  isReal: (value: string) => boolean
  /** Any day, in place of options. */
  isDay?: true
  /** The filter its options are of: it is off when that changes. */
  within?: string
}

/** An order of a list: how a phone calls it, and which way round it begins. */
type Sort = { label: string; order: Order }

/** What has to be put right before the list is asked again, and at which filter. */
export type FilterProblem<Name extends string> = { at: Name; text: string }

/** What a screen says about its list, once. */
export type ListSpec<Input extends AnyListInput, Row extends ListRow> = {
  /** What is listed, one and many: `['student', 'students']`. Its second word also names the list on the device. */
  nouns: readonly [string, string]
  nameOf: (row: Row) => string
  /** Whose initials stand in the bubble, where those of the row's own name say nothing. */
  initialsFrom?: (row: Row) => string
  /** In the order they stand in: `{ classId: oneWithId('Class', useClasses), status: oneOf('Status', states) }`. */
  filters: { [Name in FilterOf<Input>]: Filter }
  /** What is wrong with filters beside one another. It is said at its field, and nothing is asked meanwhile. */
  problemOf?: (filters: Partial<Record<FilterOf<Input>, string>>) => FilterProblem<FilterOf<Input>> | null
  /** What the device remembers of the filters, for each person: ids and states, nothing typed. */
  kept?: readonly FilterOf<Input>[]
  /** How many rows a page has; 50 unless said. It divides 500. */
  pageSize?: number
  /** Every order of the contract, the usual one first: `{ name: asc('Name'), newest: desc('Newest') }`. */
  sorts: { [By in SortOf<Input>]: Sort }
}

export const asc = (label: string): Sort => ({ label, order: 'asc' })
export const desc = (label: string): Sort => ({ label, order: 'desc' })

/** A filter by values that are known: texts that say themselves, or each with its word. */
export function oneOf(label: string, values: readonly string[] | States<string>): Filter {
  const data = Array.isArray(values)
    ? values.map((id: string) => ({ id, name: id }))
    : Object.entries(values as States<string>).map(([id, state]) => ({ id, name: stateWord(state) }))
  const options = { data, error: null, refetch: () => undefined }
  return { label, useOptions: () => options, isReal: (value) => data.some(({ id }) => id === value) }
}

const noOptions: Choices = { data: [], error: null, refetch: () => undefined }

/** A filter by a day, as 'YYYY-MM-DD'. */
export const oneDay = (label: string): Filter => ({
  label,
  isDay: true,
  useOptions: () => noOptions,
  isReal: (value) => lagosInstant(value, '00:00') !== null,
})

/** A filter by something the school has. Whether an id of the address is anything's, only the server knows. */
export const oneWithId = (label: string, useOptions: () => Choices): Filter => ({
  label,
  useOptions,
  isReal: isId,
})
