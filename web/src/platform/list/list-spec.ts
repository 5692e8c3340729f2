/** What every list of the contract is asked with, beside its own filters. */
export type AnyListInput = {
  cursor?: string | undefined
  search?: string | undefined
  sort?: string | undefined
  order?: Order | undefined
  size?: unknown
  purpose?: 'export' | undefined
}

export type Order = 'asc' | 'desc'

/** The orders the contract knows for this list. */
export type SortOf<Input extends AnyListInput> = NonNullable<Input['sort']>

/** The filters the contract knows for this list. */
export type FilterOf<Input extends AnyListInput> = Exclude<keyof Input, keyof AnyListInput> & string

export type ListRow = { id: string }

/** What a screen says about its list, once. */
export type ListSpec<Input extends AnyListInput, Row extends ListRow> = {
  /** What is listed, one and many: `['student', 'students']`. Its second word also names the list on the device. */
  nouns: readonly [string, string]
  nameOf: (row: Row) => string
  /** Whose initials stand in the bubble, where those of the row's own name say nothing. */
  initialsFrom?: (row: Row) => string
  /** Which values of the address are real: `{ classId: isId, status: isOneOf('active', 'inactive') }`. Others are left out. */
  filters: { [Name in FilterOf<Input>]: (value: string) => boolean }
  /** What the device remembers of the filters, for each person: ids and states, nothing typed. */
  kept?: readonly FilterOf<Input>[]
  /** Every order of the contract, the usual one first: how a phone calls it, and which way round it begins. */
  sorts: { [Sort in SortOf<Input>]: { label: string; order: Order } }
}

const idShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a value of the address could be an id; whether anything has it, only the server knows. */
export const isId = (value: string): boolean => idShape.test(value)

export const isOneOf =
  (...values: string[]) =>
  (value: string): boolean =>
    values.includes(value)
