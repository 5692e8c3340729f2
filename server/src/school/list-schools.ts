import type { Plan } from '@sabimark/domain/school/plan.ts'
import { acrossSchools } from '../platform/database/across-schools.ts'
import { type ListInput, type ListSpec, readList } from '../platform/list/read-list.ts'
import type { Services } from '../platform/services.ts'
import { platformSchoolId, type SchoolStatus } from './school.db.ts'

type Counted = 'students' | 'teachers' | 'subjects' | 'questions' | 'exams' | 'results'
type SchoolSort = 'newest' | 'name' | Counted

export type SchoolQuery = ListInput<SchoolSort> & {
  status?: SchoolStatus | undefined
  subscription?: Plan | undefined
}

type SchoolRow = {
  id: string
  name: string
  subdomain: string
  subscription: Plan
  trialEndsAt: string | null
  status: SchoolStatus
  studentsCount: number
  teachersCount: number
  subjectsCount: number
  questionsCount: number
  examsCount: number
  resultsCount: number
  createdAt: string
}

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

const schools: ListSpec<SchoolSort, SchoolQuery> = {
  name: 'schools',
  from: 'schools s',
  id: 's.id',
  // $1 is the platform's own: in no list and no count.
  whose: 's.id <> $1',
  equals: { status: 's.status', subscription: 's.subscription' },
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
  columns: `s.id, s.name, s.subdomain, s.subscription, s.status,
    to_char(s.trial_ends_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "trialEndsAt",
    to_char(s.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt",
    ${counts.students} AS "studentsCount", ${counts.teachers} AS "teachersCount", ${counts.subjects} AS "subjectsCount",
    ${counts.questions} AS "questionsCount", ${counts.exams} AS "examsCount", ${counts.results} AS "resultsCount"`,
  joins: 'JOIN schools s ON s.id <> $1 AND s.id = p.id',
}

/** A page of all schools, read by the one role that may see across them. */
export async function listSchools({ pools }: Pick<Services, 'pools'>, query: SchoolQuery) {
  return await readList<SchoolRow, SchoolSort, SchoolQuery>(
    acrossSchools(pools.platform, platformSchoolId),
    schools,
    query,
  )
}

type SchoolFigures = { total: number; active: number; premium: number } & Record<Counted, number>

/** Counted school by school, each by its index: no table is read whole. */
function sumOf(rows: string): string {
  return `coalesce(sum((SELECT count(*) FROM ${rows})), 0)::bigint`
}

/** All schools and what there is at them, in figures. */
export async function countSchools({ pools }: Pick<Services, 'pools'>): Promise<SchoolFigures> {
  const { rows } = await pools.platform.query<SchoolFigures>(
    `SELECT count(*) AS total, count(*) FILTER (WHERE s.status = 'active') AS active,
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
  const [figures] = rows
  if (!figures) throw new Error('A count always has a row.')
  return figures
}
