import type { AuditLine } from '@sabimark/contract/answers.ts'
import { deedBeforeName } from '@sabimark/domain/school/audit/audit-deed.ts'
import { type AuditKind, auditKinds } from '@sabimark/domain/school/audit/audit-kind.ts'
import { formatLagos } from '@sabimark/domain/words/lagos-time.ts'
import { colourWord, isColourCode } from '@sabimark/domain/words/named-colours.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { useQuery } from '@tanstack/react-query'
import type { Client } from '../../platform/client.ts'
import type { ExportColumns } from '../../platform/list/export-button.tsx'
import { desc, type Filter, type ListSpec, oneDay, oneOf, oneWithId } from '../../platform/list/list-spec.ts'
import { useAddressSearch } from '../../platform/navigation.tsx'
import { orpc } from '../../platform/queries.ts'
import type { Choices } from '../../platform/ui/choices.tsx'

export type AuditInput = Parameters<Client['school']['listAudit']>[0]

/** Nobody has a name here: the company to its schools, and what happens by itself. */
const nobody = [
  { id: 'company', name: 'Sabimark' },
  { id: 'system', name: 'The system' },
]

function useStaff(): Choices {
  const { data, error, refetch } = useQuery(orpc.people.listUsers.queryOptions({ input: { size: 500 } }))
  return { data: data && [...data.items.map(({ id, name }) => ({ id, name })), ...nobody], error, refetch }
}

/** The record a history led here from, by the name its newest line has for it. */
function useAbout(): Choices {
  const [{ about = '' }] = useAddressSearch()
  const { data, error, refetch } = useQuery(
    orpc.school.listAudit.queryOptions({ input: { about, size: 1 }, enabled: about !== '' }),
  )
  return { data: data && [{ id: about, name: data.items[0]?.about?.label ?? 'This record' }], error, refetch }
}

const staff = oneWithId('Who', useStaff)
const byWhom: Filter = { ...staff, isReal: (value) => staff.isReal(value) || nobody.some(({ id }) => id === value) }

export const auditList: ListSpec<AuditInput, AuditLine> = {
  nouns: ['entry', 'entries'],
  nameOf: (line) => sentenceOf(line),
  initialsFrom: ({ by }) => by.name,
  filters: {
    by: byWhom,
    kind: oneOf('What', auditKinds satisfies Record<AuditKind, string>),
    from: oneDay('From'),
    until: oneDay('To'),
    about: oneWithId('Record', useAbout),
  },
  sorts: { newest: desc('Newest') },
}

export const whenOf = ({ at }: AuditLine) => formatLagos(new Date(at))

/** 'closed a class'. */
export const deedOf = ({ deed, about }: AuditLine) => deedBeforeName(deed, about?.noun ?? null)

/** 'SS2B', and of what is gone, that it was deleted. */
export function aboutText({ about }: AuditLine): string {
  if (about === null) return ''
  return about.isThere || about.noun === 'school' ? about.label : `${about.label} (deleted)`
}

/** 'Ada Sample closed a class: SS2B'. */
export function sentenceOf(line: AuditLine): string {
  const about = aboutText(line)
  return `${line.by.name} ${deedOf(line)}${about && `: ${about}`}`
}

/** '1,204 entries.'; beyond 2,000 nobody counts them. */
export function countText({ total, rows }: { total: number | null; rows: readonly AuditLine[] | undefined }): string {
  if (total !== null) return `${counted(total, 'entry', 'entries')}.`
  return rows === undefined ? '' : 'More than 2,000 entries.'
}

const said = (value: string) => (isColourCode(value) ? colourWord(value) : value)

/** 'Status: Active → Inactive'; of what is not shown here, that it changed. */
const changeTexts = ({ changes }: AuditLine) =>
  changes.map(({ label, before, after }) =>
    before === null ? `${label} changed` : `${label}: ${said(before)} → ${said(after ?? '')}`,
  )

export const exportedAudit: ExportColumns<AuditLine> = {
  When: whenOf,
  Who: ({ by }) => by.name,
  What: deedOf,
  About: ({ about }) => about?.label ?? '',
  Changed: (line) => changeTexts(line).join('; '),
  Device: ({ device }) => device ?? '',
  Address: ({ address }) => address ?? '',
}
