/** What a list of one person was narrowed to when it was last left on this device: ids of filters, never what was typed. */
type KeptFilters = Readonly<Record<string, string>>

const keyOf = (personId: string, list: string) => `cbt_list:${personId}:${list}`

export function keptFilters(personId: string, list: string): KeptFilters {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(personId, list)) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(
      Object.entries(kept).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
    )
  } catch {
    // Nothing can be kept here, or something else was.
    return {}
  }
}

export function keepFilters(personId: string, list: string, filters: KeptFilters): void {
  try {
    if (Object.keys(filters).length > 0) localStorage.setItem(keyOf(personId, list), JSON.stringify(filters))
    else localStorage.removeItem(keyOf(personId, list))
  } catch {
    // The list begins without them next time.
  }
}
