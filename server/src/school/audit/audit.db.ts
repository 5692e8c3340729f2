import type { auditContract } from '@sabimark/contract/school/audit/audit.contract.ts'
import { lagosInstant } from '@sabimark/domain/words/lagos-time.ts'
import type { Changes } from '../../platform/audit/record-log.ts'
import { folded, foldForSearch } from '../../platform/database/search-fold.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { type ListSpec, type QueryOf, type RowOf, readList } from '../../platform/list/read-list.ts'

export type AuditQuery = QueryOf<typeof auditContract.listAudit>

/** A line as it is stored, with who did it and what it was done to, as far as they are still there. */
export type AuditRow = {
  id: string
  at: string
  actorId: string | null
  actorName: string | null
  isByCompany: boolean
  action: string
  subject: string
  detail: Record<string, unknown>
  changes: Changes | null
  address: string | null
  device: string | null
  noun: NonNullable<RowOf<typeof auditContract.listAudit>['about']>['noun']
  label: string | null
  /** The name a line keeps of what was deleted, or of a school. */
  keptName: string | null
}

const keptName = (line: string) =>
  `coalesce(${line}.detail->'record'->>'name', ${line}.detail->>'school', ${line}.detail->>'title')`
/** As the index of migration 099 has it, by subject. */
const hasKeptName = (line: string) =>
  `(${line}.detail ? 'record' OR ${line}.detail ? 'school' OR ${line}.action = 'exam.deleted')`

/** What is narrowed to beside the call's filters: the records whose names were searched for. */
type Narrowed = AuditQuery & { subjects?: string[] }

const audit: ListSpec<'newest', Narrowed> = {
  name: 'audit',
  from: 'audit_log l',
  id: 'l.id',
  whose: 'l.school_id = $1',
  equals: { kind: 'l.kind', about: 'l.subject' },
  where: ({ by, from, until, subjects }, bind) => [
    ...(by === undefined ? [] : [byWhom(by, bind)]),
    ...(from === undefined ? [] : notBefore(from, bind)),
    ...(until === undefined ? [] : notAfter(until, bind)),
    ...(subjects === undefined ? [] : [`l.subject = ANY(${bind(subjects)}::text[])`]),
  ],
  mostCounted: 2_000,
  searched: [],
  sorts: { newest: { key: 'l.id', type: 'uuid', usual: 'desc' } },
  first: 'newest',
  columns: `l.id, to_char(l.done_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at,
    l.actor_user_id AS "actorId", w.name AS "actorName", l.detail ? 'byCompany' AS "isByCompany", l.action, l.subject,
    l.detail - 'record' - 'outcome' AS detail, l.changes, l.address, l.device,
    CASE WHEN u.id IS NOT NULL THEN CASE u.role WHEN 'super_admin' THEN 'user' WHEN 'school_admin' THEN 'user' ELSE u.role END
      WHEN c.id IS NOT NULL THEN 'class' WHEN j.id IS NOT NULL THEN 'subject' WHEN t.id IS NOT NULL THEN 'term'
      WHEN q.id IS NOT NULL THEN 'question' WHEN e.id IS NOT NULL THEN 'exam' WHEN a.id IS NOT NULL THEN 'result'
      WHEN m.id IS NOT NULL THEN 'report'
      WHEN l.detail ? 'school' THEN 'school' END AS noun,
    coalesce(u.name, c.name, j.name, t.name, left(q.question, 80), e.title, s.name || ', ' || x.title, m.title) AS label,
    coalesce(gone.name, CASE WHEN l.action = 'report.made' THEN l.detail->>'title' END) AS "keptName"`,
  joins: `JOIN audit_log l ON l.school_id = $1 AND l.id = p.id
    LEFT JOIN users w ON w.school_id = $1 AND w.id = l.actor_user_id
    LEFT JOIN LATERAL (SELECT CASE WHEN l.subject ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN l.subject::uuid END AS id) r ON true
    LEFT JOIN users u ON u.school_id = $1 AND u.id = r.id
    LEFT JOIN classes c ON c.school_id = $1 AND c.id = r.id
    LEFT JOIN subjects j ON j.school_id = $1 AND j.id = r.id
    LEFT JOIN terms t ON t.school_id = $1 AND t.id = r.id
    LEFT JOIN questions q ON q.school_id = $1 AND q.id = r.id
    LEFT JOIN exams e ON e.school_id = $1 AND e.id = r.id
    -- One by one: joined, they are read whole where few of them are late.
    LEFT JOIN LATERAL (SELECT o.id, o.student_id, o.exam_id FROM exam_attempts o
      WHERE o.school_id = $1 AND o.id = r.id LIMIT 1) a ON true
    LEFT JOIN users s ON s.school_id = $1 AND s.id = a.student_id
    LEFT JOIN exams x ON x.school_id = $1 AND x.id = a.exam_id
    LEFT JOIN reports m ON m.school_id = $1 AND m.id = r.id
    LEFT JOIN LATERAL (SELECT ${keptName('d')} AS name
      FROM audit_log d WHERE d.school_id = $1 AND d.subject = l.subject AND ${hasKeptName('d')}
      ORDER BY d.id DESC LIMIT 1) gone
      ON coalesce(u.id, c.id, j.id, t.id, q.id, e.id, a.id) IS NULL`,
}

/** A page of the lines, newest first. */
export async function selectAudit(tx: Tx, { search = '', ...input }: AuditQuery) {
  const words = foldForSearch(search).split(/\s+/).filter(Boolean)
  const subjects = words.length === 0 ? {} : { subjects: await selectNamed(tx, words) }
  return await readList<AuditRow, 'newest', Narrowed>(tx, audit, { ...input, ...subjects })
}

function byWhom(by: string, bind: (value: unknown) => string): string {
  if (by === 'company') return "l.actor_user_id IS NULL AND l.detail ? 'byCompany'"
  if (by === 'system') return "l.actor_user_id IS NULL AND NOT l.detail ? 'byCompany'"
  return `l.actor_user_id = ${bind(by)}`
}

const dayMs = 24 * 60 * 60 * 1000

/** Ids are made as a line is written, by the clock of the program: a day of the index more, and no day is missed. */
function notBefore(day: string, bind: (value: unknown) => string): string[] {
  const start = startOf(day)
  return [`l.id >= ${bind(lowestAt(start.getTime() - dayMs))}::uuid`, `l.done_at >= ${bind(start)}`]
}

function notAfter(day: string, bind: (value: unknown) => string): string[] {
  const end = new Date(startOf(day).getTime() + dayMs)
  return [`l.id < ${bind(lowestAt(end.getTime() + dayMs))}::uuid`, `l.done_at < ${bind(end)}`]
}

/** The day is one: the contract has judged it. */
function startOf(day: string): Date {
  return lagosInstant(day, '00:00') ?? new Date(Number.NaN)
}

/** Below every id that is made at this moment or later. */
function lowestAt(ms: number): string {
  const hex = Math.max(0, ms).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`
}

/** The ids of what has these words in its name, there or deleted: of people, classes, subjects, terms and exams. */
async function selectNamed(tx: Tx, words: readonly string[]): Promise<string[]> {
  const has = (text: string) => words.map((_word, place) => `strpos(${text}, $${place + 2}) > 0`).join(' AND ')
  const named = await tx.unnamedRows<{ id: string }>(
    `SELECT id FROM users WHERE school_id = $1 AND ${has('find_key')}
     UNION ALL SELECT user_id FROM students WHERE school_id = $1 AND ${has('find_key')}
     UNION ALL SELECT id FROM classes WHERE school_id = $1 AND ${has('find_key')}
     UNION ALL SELECT id FROM subjects WHERE school_id = $1 AND ${has('find_key')}
     UNION ALL SELECT id FROM terms WHERE school_id = $1 AND ${has('find_key')}
     UNION ALL SELECT id FROM exams WHERE school_id = $1 AND ${has('title_key')}`,
    [tx.schoolId, ...words],
  )
  const gone = await tx.unnamedRows<{ id: string }>(
    `SELECT DISTINCT l.subject AS id FROM audit_log l
     WHERE l.school_id = $1 AND ${hasKeptName('l')} AND ${has(folded(keptName('l')))}`,
    [tx.schoolId, ...words],
  )
  return [...named, ...gone].map(({ id }) => id)
}

/** What the ids among changed values are called: people, classes, subjects. */
export async function selectNames(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.rows<{ id: string; name: string }>(
    `SELECT id, name FROM users WHERE school_id = $1 AND id = ANY($2::uuid[])
     UNION ALL SELECT id, name FROM classes WHERE school_id = $1 AND id = ANY($2::uuid[])
     UNION ALL SELECT id, name FROM subjects WHERE school_id = $1 AND id = ANY($2::uuid[])`,
    [tx.schoolId, ids],
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
