/** Fields of a long form that belong together, under one heading. */
export type FieldGroup<Values> = { title: string; fields: readonly (keyof Values & string)[] }

/** The groups of a form with the fields that can be changed here, and one without a heading for what no group names. */
export function shownGroups<Values extends object>(
  { groups = [] }: { groups?: readonly FieldGroup<Values>[] | undefined },
  fields: object,
): readonly FieldGroup<Values>[] {
  const named = groups.flatMap((group) => group.fields)
  const others = (Object.keys(fields) as (keyof Values & string)[]).filter((name) => !named.includes(name))
  return [...groups, { title: '', fields: others }]
    .map((group) => ({ ...group, fields: group.fields.filter((name) => name in fields) }))
    .filter((group) => group.fields.length > 0)
}
