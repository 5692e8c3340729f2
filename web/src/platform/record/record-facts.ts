import { namedColours } from '@sabimark/domain/words/named-colours.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { type FieldGroup, shownGroups } from './field-groups.ts'
import { chosenIn, type FormField, type FormFields, isLookup } from './form-field.ts'

/** A fact of a record: its label and the value as people read it, '' where none is given, and the name of its field where it has one. */
export type Fact = readonly [label: string, value: string, name?: string]

/** Facts that are looked for together; the title is '' where they need none. */
export type FactGroup = { title: string; facts: readonly Fact[] }

/** What is stored of a record under the heads of its form, but the first: that is what the record is. */
export function factGroupsOf<Values extends object>(
  form: { fields: FormFields<Values>; groups?: readonly FieldGroup<Values>[] | undefined },
  stored: object,
  inHead: readonly (keyof Values & string)[],
): FactGroup[] {
  const facts = factsOf(form.fields, stored, inHead)
  return shownGroups(form, form.fields).map(({ title, fields }, at) => ({
    title: at === 0 ? '' : title,
    facts: facts.filter(([, , name]) => fields.some((field) => field === name)),
  }))
}

/** What is stored of a record, a line for each field but those its head says. */
export function factsOf<Values extends object>(
  fields: FormFields<Values>,
  stored: object,
  inHead: readonly (keyof Values & string)[],
): Fact[] {
  return (Object.entries(fields) as [keyof Values & string, FormField][])
    .filter(([name, field]) => !inHead.includes(name) && (isLookup(field) ? field.from : name) in stored)
    .map(([name, field]): Fact => [field.label, valueText(field, name, stored), name])
}

function valueText(field: FormField, name: string, stored: object): string {
  if (isLookup(field)) {
    const names = chosenIn(field, stored).map((one) => one.name)
    return names.join(', ') || (field.kind === 'one' ? field.none : (field.saidNone ?? 'None'))
  }
  const value: unknown = Reflect.get(stored, name)
  if (typeof value === 'number') return field.unit ? counted(value, field.unit) : value.toLocaleString('en-NG')
  if (typeof value !== 'string' || value === '') return ''
  if (field.kind === 'date') return longDate.format(new Date(value))
  return field.kind === 'colour' ? (namedColours.find((one) => one.value === value)?.name ?? value) : value
}

/** '3 April 2010': a day has no zone. */
const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
