import type { Changes } from '../audit/record-log.ts'

/** A record with what an edit sends, and nothing else, put in its place. */
export function onto<Values extends object>(
  values: Values,
  edit: { [Name in keyof Values]?: Values[Name] | undefined },
): Values {
  const sent = Object.entries(edit).filter(([, value]) => value !== undefined)
  return { ...values, ...Object.fromEntries(sent) }
}

/** The fields among `names` whose values differ, each before and after. Of a list the order says nothing. */
export function changesBetween<Values extends object>(
  before: Values,
  after: Values,
  names: readonly (keyof Values & string)[],
): Changes {
  const differing = names.filter((name) => comparable(before[name]) !== comparable(after[name]))
  return Object.fromEntries(differing.map((name) => [name, [before[name], after[name]] as const]))
}

function comparable(value: unknown): string {
  return JSON.stringify(Array.isArray(value) ? [...value].sort() : value) ?? ''
}
