import type { FieldValues } from '@sabimark/contract/record.ts'
import type { termContract } from '@sabimark/contract/school/terms/term.contract.ts'
import type { Term, TermDays } from '@sabimark/domain/school/terms/term.ts'
import type { termFields } from '@sabimark/domain/school/terms/term-fields.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import type { ListSpec, QueryOf, SortOf } from '../../platform/list/read-list.ts'
import type { RecordState } from '../../platform/record/acts.ts'
import { tableKind } from '../../platform/record/table-kind.ts'

type ListCall = typeof termContract.listTerms

/** What can be written of a term, by the names of the wire. */
export type TermValues = FieldValues<typeof termFields>

/** How terms are written. That no two of a school have a day in common, the table itself holds, too. */
export const terms = tableKind<TermValues, TermValues & RecordState>({
  noun: 'term',
  table: 'terms',
  columns: { name: 'name', year: 'year', firstDay: 'first_day', lastDay: 'last_day' },
})

export const termList: ListSpec<SortOf<ListCall>, QueryOf<ListCall>> = {
  name: 'terms',
  from: 'terms t',
  id: 't.id',
  whose: 't.school_id = $1',
  searched: ['t.find_key'],
  sorts: {
    firstDay: { key: 't.first_day::text', type: 'text', usual: 'asc' },
    name: { key: 't.find_key', type: 'text', usual: 'asc' },
  },
  first: 'firstDay',
  columns: 't.id, t.name, t.year, t.first_day AS "firstDay", t.last_day AS "lastDay", t.revision',
  joins: 'JOIN terms t ON t.school_id = $1 AND t.id = p.id',
}

/** All terms of the school, the earliest first. */
export async function selectTerms(tx: Tx): Promise<Term[]> {
  return await tx.rows(
    `SELECT name, year, first_day AS "firstDay", last_day AS "lastDay" FROM terms
     WHERE school_id = $1 ORDER BY first_day`,
    [tx.schoolId],
  )
}

/** The days of one; undefined where the school has no such term. */
export async function selectTermDays(tx: Tx, id: string): Promise<TermDays | undefined> {
  return await tx.optional(
    `SELECT first_day AS "firstDay", last_day AS "lastDay" FROM terms WHERE school_id = $1 AND id = $2`,
    [tx.schoolId, id],
  )
}

/** Whether students are, or were, enrolled in this year. */
export async function isYearEnrolled(tx: Tx, year: string): Promise<boolean> {
  // The order leads the planner to the index: without it, it reads the table where it takes most rows for alike.
  const found = await tx.optional(
    'SELECT FROM enrolments WHERE school_id = $1 AND year = $2 ORDER BY student_id LIMIT 1',
    [tx.schoolId, year],
  )
  return found !== undefined
}

/** Whoever else sets days of the school's terms waits here, so that each sees the terms of the other. */
export async function lockTermDays(tx: Tx): Promise<void> {
  await tx.run(`SELECT pg_advisory_xact_lock(hashtextextended('terms of ' || $1, 0))`, [tx.schoolId])
}

/** The first other term that has one of these days; undefined for none. */
export async function selectOverlapping(
  tx: Tx,
  { id = null, firstDay, lastDay }: TermDays & { id?: string | null },
): Promise<Term | undefined> {
  return await tx.optional(
    `SELECT name, year, first_day AS "firstDay", last_day AS "lastDay" FROM terms
     WHERE school_id = $1 AND first_day <= $3::date AND last_day >= $2::date AND id IS DISTINCT FROM $4::uuid
     ORDER BY first_day LIMIT 1`,
    [tx.schoolId, firstDay, lastDay, id],
  )
}
