import type { ImportKind, RowReview } from './kind.ts'

type Settings = RowReview['settings']

/** By school and kind: how a school writes names is the same for whoever brings its next list from this device. */
const keyOf = (schoolId: string, kind: ImportKind) => `cbt_import_said:${schoolId}:${kind.words.many}`

/** What somebody at this school has said of these settings last, on this device. */
function lastSaid(schoolId: string, kind: ImportKind): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(schoolId, kind)) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Settings) : {}
  } catch {
    // Nothing can be kept here, or something else was.
    return {}
  }
}

/** The settings that are proposed for these columns: of those asked under them as the school has said it last. */
export function proposedSettings(
  schoolId: string,
  kind: ImportKind,
  tables: RowReview['tables'],
  columns: RowReview['columns'],
): Settings {
  const proposed = kind.proposeSettings(tables, columns)
  const kept = lastSaid(schoolId, kind)
  const again = kind.settings.flatMap((setting): [string, string | boolean][] => {
    const value = setting.isOfColumns && !setting.isOfFile ? kept[setting.name] : undefined
    if ('choices' in setting)
      return setting.choices.some((one) => one.value === value) ? [[setting.name, String(value)]] : []
    // A switch is proposed by what the file holds; somebody who did not want it is not offered it again.
    return value === false ? [[setting.name, false]] : []
  })
  return { ...proposed, ...Object.fromEntries(again) }
}

/** A review with other columns: what nobody has said is proposed anew, and which row is which is another matter. */
export function withColumns(
  schoolId: string,
  kind: ImportKind,
  review: RowReview,
  columns: RowReview['columns'],
): RowReview {
  const { said = [], settings, tables } = review
  const kept = Object.fromEntries(said.flatMap((name) => (name in settings ? [[name, settings[name] ?? '']] : [])))
  const proposed = proposedSettings(schoolId, kind, tables, columns)
  return { ...review, columns, settings: { ...settings, ...proposed, ...kept }, choices: {}, answers: {} }
}

/** A review with what somebody has said of its settings. */
export function withSaid(review: RowReview, settings: Settings): RowReview {
  return { ...review, settings, said: [...new Set([...(review.said ?? []), ...saidOf(review, settings)])] }
}

/** Keeps what was said of how columns are read on the device, for the next list of this school. */
export function keepSaid(schoolId: string, kind: ImportKind, review: RowReview, settings: Settings): void {
  const said = saidOf(review, settings)
  const ofColumns = kind.settings.filter(
    ({ name, isOfColumns, isOfFile }) => isOfColumns && !isOfFile && said.includes(name),
  )
  if (ofColumns.length === 0) return
  const kept = Object.fromEntries(ofColumns.map(({ name }) => [name, settings[name]]))
  try {
    localStorage.setItem(keyOf(schoolId, kind), JSON.stringify({ ...lastSaid(schoolId, kind), ...kept }))
  } catch {
    // The next list begins without it.
  }
}

const saidOf = (review: RowReview, settings: Settings) =>
  Object.keys(settings).filter((name) => settings[name] !== review.settings[name])
