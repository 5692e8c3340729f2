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
