import { auditDeed } from '@sabimark/domain/school/audit/audit-deed.ts'
import type { Field } from '@sabimark/domain/words/field.ts'
import { isId } from '@sabimark/domain/words/is-id.ts'
import { formatLagos } from '@sabimark/domain/words/lagos-time.ts'
import { byCompany, type Changes } from '../../platform/audit/record-log.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { isRefused } from '../../platform/http/refused.ts'
import { valueText } from '../../platform/record/history.ts'
import { type AuditQuery, type AuditRow, selectAudit, selectNames } from './audit.db.ts'

export type ShownField = Pick<Field, 'label' | 'names' | 'unit'>

/** What is shown of changed fields: they belong to rooms after this one, which hands them in at the start. */
export type AuditFields = {
  /** The field a changed value is of, where its values are shown. */
  shown(noun: string, name: string): ShownField | undefined
  /** What a field is called whose values are not. */
  heldBack(noun: string, name: string): string
}

/** A page of what was done at the school, as people read it. */
export async function listAudit(fields: AuditFields, tx: Tx, input: AuditQuery) {
  const page = await selectAudit(tx, input)
  if (isRefused(page)) return page
  const names = await selectNames(tx, [...new Set(page.items.flatMap(({ changes }) => idsIn(changes)))])
  return { ...page, items: page.items.map((row) => shownLine(fields, row, names)) }
}

function shownLine(fields: AuditFields, row: AuditRow, names: ReadonlyMap<string, string>) {
  const { id, at, action, address, device } = row
  return {
    id,
    at,
    by: whoDid(row),
    action,
    deed: auditDeed(action, row.detail),
    about: aboutOf(row),
    changes: shownChanges(fields, row, names),
    address,
    device,
  }
}

function whoDid({ actorId, actorName, isByCompany }: AuditRow) {
  if (isByCompany) return { who: 'company', id: null, name: byCompany } as const
  if (actorId === null) return { who: 'system', id: null, name: 'The system' } as const
  if (actorName === null) return { who: 'gone', id: actorId, name: 'Somebody who was deleted' } as const
  return { who: 'person', id: actorId, name: actorName } as const
}

function aboutOf({ noun, subject, label, keptName }: AuditRow) {
  const name = label ?? keptName
  return name === null ? null : { noun, id: subject, label: name, isThere: label !== null }
}

/** The values that are shown, and which others changed; fields without a name of their own are said once. */
function shownChanges(fields: AuditFields, { action, changes }: AuditRow, names: ReadonlyMap<string, string>) {
  const [noun = ''] = action.split('.')
  const all = Object.entries(changes ?? {}).filter(
    ([, [before, after]]) => JSON.stringify(before) !== JSON.stringify(after),
  )
  const shown = all.flatMap(([name, [before, after]]) => {
    const field = fields.shown(noun, name)
    if (!field) return []
    const said = (value: unknown) => cut(valueText(field, name, readable(name, value), names))
    return [{ label: field.label, before: said(before), after: said(after) }]
  })
  const others = all.filter(([name]) => !fields.shown(noun, name)).map(([name]) => fields.heldBack(noun, name))
  return [...shown, ...[...new Set(others)].map((label) => ({ label, before: null, after: null }))]
}

const readable = (name: string, value: unknown) =>
  name.endsWith('At') && typeof value === 'string' ? formatLagos(new Date(value)) : value

const mostLetters = 200
const cut = (text: string) => (text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text)

function idsIn(changes: Changes | null): string[] {
  const values = Object.values(changes ?? {}).flat(2)
  return values.filter((value): value is string => typeof value === 'string' && isId(value))
}
