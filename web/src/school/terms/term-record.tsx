import type { TermRecord } from '@sabimark/contract/answers.ts'
import type { FieldValues } from '@sabimark/contract/record.ts'
import { shortTermSpan, termDay, termName } from '@sabimark/domain/school/terms/term.ts'
import { termFields } from '@sabimark/domain/school/terms/term-fields.ts'
import { lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import type { ReactNode } from 'react'
import { type Client, client } from '../../platform/client.ts'
import type { Columns } from '../../platform/list/data-columns.tsx'
import { asc, type ListSpec } from '../../platform/list/list-spec.ts'
import { recordAt } from '../../platform/navigation.tsx'
import type { RecordForm } from '../../platform/record/use-record-form.ts'
import { deleteAct } from '../../platform/record/usual-acts.tsx'
import { serverNow } from '../../platform/server-now.ts'
import { StatusBadge } from '../../platform/ui/status-badge.tsx'

type TermInput = Parameters<Client['school']['listTerms']>[0]

const places: Readonly<Record<string, string>> = { first: '1', second: '2', third: '3' }

/** What its bubble says: '1' for "First term", whose initials would say nothing. */
export function signOfTerm({ name }: Pick<TermRecord, 'name'>): string {
  return places[name.split(' ')[0]?.toLowerCase() ?? ''] ?? name
}

export const termList: ListSpec<TermInput, TermRecord> = {
  nouns: ['term', 'terms'],
  nameOf: termName,
  initialsFrom: signOfTerm,
  filters: {},
  sorts: { firstDay: asc('First Day'), name: asc('Name') },
}

/** The term that runs today is marked. */
function now({ firstDay, lastDay }: TermRecord): ReactNode {
  const today = lagosDate(serverNow())
  return today >= firstDay && today <= lastDay && <StatusBadge tone="green">Now</StatusBadge>
}

export const termColumns: Columns<TermInput, TermRecord> = {
  title: {
    header: 'Term',
    sort: 'name',
    page: recordAt('/reports/terms/$termId'),
    mark: now,
    line: shortTermSpan,
  },
  others: [
    { header: 'First Day', sort: 'firstDay', width: '28%', value: ({ firstDay }) => termDay(firstDay) },
    { header: 'Last Day', value: ({ lastDay }) => termDay(lastDay), width: '28%' },
  ],
}

const { getTerm: get, addTerm: add, updateTerm: update, deleteTerms } = client.school

export const termForm: RecordForm<'term', FieldValues<typeof termFields>, TermRecord> = {
  noun: 'term',
  get,
  add,
  update,
  fields: termFields,
  keep: ['year'],
  refused: { TERM_DAYS_INVALID: 'lastDay', TERMS_OVERLAP: 'firstDay' },
}

export const termActs = [deleteAct(deleteTerms)]
