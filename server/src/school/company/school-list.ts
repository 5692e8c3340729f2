import type { companyContract } from '@sabimark/contract/school/company/company.contract.ts'
import { acrossSchools, rowsOfEach, rowsOfSchool, sumOfEach } from '../../platform/database/across-schools.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { type ListSpec, type QueryOf, type RowOf, readList, type SortOf } from '../../platform/list/read-list.ts'
import type { Services } from '../../platform/process/services.ts'
import { platformSchoolId } from '../school.db.ts'

type Counted = 'students' | 'teachers' | 'subjects' | 'questions' | 'exams' | 'results'
type ListCall = typeof companyContract.list
export type SchoolRow = RowOf<ListCall>

/** How much there is of each at school `s`: rows are counted, and nothing in them is read. */
const counts: Record<Counted, string> = {
  students: `(SELECT count(*) FROM users u WHERE u.school_id = s.id AND u.role = 'student')`,
  teachers: `(SELECT count(*) FROM users u WHERE u.school_id = s.id AND u.role = 'teacher')`,
  subjects: '(SELECT count(*) FROM subjects j WHERE j.school_id = s.id)',
  questions: '(SELECT count(*) FROM questions q WHERE q.school_id = s.id)',
  exams: '(SELECT count(*) FROM exams e WHERE e.school_id = s.id AND e.deleted_at IS NULL)',
  results: '(SELECT coalesce(sum(n.marked_count), 0) FROM subject_counters n WHERE n.school_id = s.id)',
}

const byCount = (what: Counted) => ({ key: `${counts[what]}::float8`, type: 'float8', usual: 'desc' }) as const

/** Suspended, it is inactive from that moment, whoever still sits an exam there. */
const shownStatus = `CASE WHEN s.suspended_at IS NULL THEN s.status ELSE 'inactive' END`

/** Of all people of a school the one whom the company has to reach; where they left, nobody. No other name is role platform told. */
export const ownerToPlatform = 'owner_of_school(s.id)'
const ownerToSchool = '(SELECT u.name FROM users u WHERE u.school_id = s.id AND u.account_id = s.owner_id)'

/** What is shown of school `s`. */
const columnsWith = (
  owner: string,
) => `s.id, s.name, s.subdomain, s.subscription, ${shownStatus} AS status, s.address, s.phone, s.email, s.website, s.revision,
  ${owner} AS owner,
  s.next_subscription AS "nextSubscription", to_char(s.paid_until, 'YYYY-MM-DD') AS "paidUntil",
  (SELECT '/files/' || g.logo_id FROM school_settings g WHERE g.school_id = s.id) AS logo,
  (SELECT count(*) FROM exam_sittings o WHERE o.school_id = s.id AND o.opens_at <= now() AND o.closes_at > now())
    AS "activeExams",
  s.suspend_reason AS "suspendReason",
  to_char(s.suspended_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "suspendedAt",
  to_char(s.updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "updatedAt",
  to_char(s.trial_ends_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "trialEndsAt",
  to_char((s.plan_ends_at - interval '1 millisecond') AT TIME ZONE 'Africa/Lagos', 'YYYY-MM-DD') AS "expiryDate",
  to_char(s.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt",
  ${counts.students} AS "studentsCount", ${counts.teachers} AS "teachersCount", ${counts.subjects} AS "subjectsCount",
  ${counts.questions} AS "questionsCount", ${counts.exams} AS "examsCount", ${counts.results} AS "resultsCount"`

const schools: ListSpec<SortOf<ListCall>, QueryOf<ListCall>> = {
  name: 'schools',
  from: 'schools s',
  id: 's.id',
  // $1 is the platform's own: in no list and no count.
  whose: 's.id <> $1',
  equals: { status: shownStatus, subscription: 's.subscription' },
  searched: ['s.find_key'],
  sorts: {
    newest: { key: 's.id', type: 'uuid', usual: 'desc' },
    name: { key: 's.name_key', type: 'text', usual: 'asc' },
    students: byCount('students'),
    teachers: byCount('teachers'),
    subjects: byCount('subjects'),
    questions: byCount('questions'),
    exams: byCount('exams'),
    results: byCount('results'),
  },
  first: 'newest',
  columns: columnsWith(ownerToPlatform),
  joins: 'JOIN schools s ON s.id <> $1 AND s.id = p.id',
}

/** A page of all schools, read by the one role that may see across them. */
export async function listSchools({ pools }: Pick<Services, 'pools'>, query: QueryOf<ListCall>) {
  return await readList<SchoolRow, SortOf<ListCall>, QueryOf<ListCall>>(
    acrossSchools(pools, platformSchoolId),
    schools,
    query,
  )
}

/** One school, by the role that sees all; undefined for the company's own. */
export async function selectOptionalSchool({ pools }: Pick<Services, 'pools'>, id: string) {
  const rows = await rowsOfSchool<SchoolRow>(
    pools,
    id,
    `SELECT ${columnsWith(ownerToPlatform)} FROM schools s WHERE s.id = $1 AND s.id <> $2`,
    [id, platformSchoolId],
  )
  return rows[0]
}

/** The school this transaction is bound to, as it is written by now. */
export async function selectSchoolOf(tx: Tx): Promise<SchoolRow> {
  return await tx.one<SchoolRow>(`SELECT ${columnsWith(ownerToSchool)} FROM schools s WHERE s.id = $1`, [tx.schoolId])
}

type SchoolFigures = { total: number; active: number; premium: number } & Record<Counted, number>

/** Counted school by school, each by its index: no table is read whole. */
function sumOf(rows: string): string {
  return `coalesce(sum((SELECT count(*) FROM ${rows})), 0)::bigint`
}

/** All schools and what there is at them, in figures. */
export async function countSchools({ pools }: Pick<Services, 'pools'>): Promise<SchoolFigures> {
  const each = await rowsOfEach<SchoolFigures>(
    pools,
    `SELECT count(*) AS total, count(*) FILTER (WHERE ${shownStatus} = 'active') AS active,
       count(*) FILTER (WHERE s.subscription = 'enterprise') AS premium,
       ${sumOf("users u WHERE u.school_id = s.id AND u.role = 'student'")} AS students,
       ${sumOf("users u WHERE u.school_id = s.id AND u.role = 'teacher'")} AS teachers,
       ${sumOf('subjects j WHERE j.school_id = s.id')} AS subjects,
       ${sumOf('questions q WHERE q.school_id = s.id')} AS questions,
       ${sumOf('exams e WHERE e.school_id = s.id AND e.deleted_at IS NULL')} AS exams,
       coalesce(sum((SELECT sum(n.marked_count) FROM subject_counters n WHERE n.school_id = s.id)), 0)::bigint AS results
     FROM schools s WHERE s.id <> $1`,
    [platformSchoolId],
  )
  return sumOfEach(each.flat())
}
