import { capitalised } from '@sabimark/domain/words/capitalised.ts'
import type { Field } from '@sabimark/domain/words/field.ts'
import { notGiven } from '@sabimark/domain/words/not-given.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import type { LoggedLine } from '../audit/record-log.ts'

/** What no form asks for and every kind of record has. */
const labelsOfAny: Readonly<Record<string, string>> = { status: 'Status' }

/** A status as the lists call it. */
const statusWord = (status: string) => (status === 'pending_verification' ? 'Invited' : capitalised(status))

/** What a history needs to know of a field. */
type ShownField = Pick<Field, 'label' | 'names' | 'unit'>

/** A value as the form of the field shows it. */
function fieldText(field: ShownField | undefined, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  if (typeof value === 'number' && field?.unit) return counted(value, field.unit)
  return field?.names?.[String(value)] ?? String(value)
}

/** A stored value as people read it: a name in place of an id, a word for a status, a dash for nothing. */
export function valueText(
  field: ShownField | undefined,
  name: string,
  value: unknown,
  names: ReadonlyMap<string, string>,
): string {
  if (Array.isArray(value)) {
    return value.length === 0 ? notGiven : value.map((one) => valueText(field, name, one, names)).join(', ')
  }
  if (value === null || value === undefined || value === '') return notGiven
  return names.get(String(value)) ?? (name === 'status' ? statusWord(String(value)) : fieldText(field, value))
}

/**
 * The history of a record as people read it: labels of its fields, and the names behind ids. A line that changed no field
 * has no changes.
 */
export function shownHistory(
  lines: readonly LoggedLine[],
  fields: Readonly<Record<string, ShownField>>,
  names: ReadonlyMap<string, string>,
) {
  const shown = (value: unknown, name: string) => valueText(fields[name], name, value, names)
  return lines.map(({ id, at, by, isOwn, action, changes }) => ({
    id,
    at,
    by,
    action,
    ...(isOwn && { isOwn }),
    changes: Object.entries(changes ?? {}).map(([name, [before, after]]) => ({
      label: fields[name]?.label ?? labelsOfAny[name] ?? name,
      before: shown(before, name),
      after: shown(after, name),
    })),
  }))
}
