import type { filesContract } from '@sabimark/contract/report/files/files.contract.ts'
import type { FileKind } from '@sabimark/domain/report/files/stored-files.ts'
import { folded } from '../../platform/database/search-fold.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import type { ListSpec, QueryOf, SortOf } from '../../platform/list/read-list.ts'

type Call = typeof filesContract.listFiles

/** A file with what it belongs to, but for pictures of questions, which many may show. */
export type FileRow = {
  id: string
  name: string
  kind: FileKind
  bytes: number
  madeAt: Date
  keptUntil: Date | null
  reportId: string | null
  report: string | null
  userId: string | null
  user: string | null
  role: 'student' | 'teacher' | 'school_admin' | null
}

/** Whose file `f` is. Each of these has an own file: none stands here twice. */
const owners = `LEFT JOIN reports r ON f.is_of_report AND r.school_id = f.school_id AND r.file_id = f.id
  LEFT JOIN school_settings s ON s.school_id = f.school_id AND s.logo_id = f.id
  LEFT JOIN users u ON u.school_id = f.school_id AND u.photo_id = f.id`
const kind = `CASE WHEN f.is_of_report THEN 'report' WHEN f.is_of_question THEN 'question' WHEN s.logo_id IS NOT NULL THEN 'logo'
  ELSE 'photo' END`
/** A picture is kept without the name it was sent by: that of a question is known by the beginning of its hash. */
const name = `CASE WHEN f.is_of_report THEN coalesce(r.file_name, 'Report') WHEN f.is_of_question THEN 'Picture ' || left(f.sha256, 8)
    WHEN s.logo_id IS NOT NULL THEN 'School logo' ELSE 'Photo of ' || coalesce(u.name, 'somebody who has left') END
  || CASE WHEN f.is_of_report THEN '' WHEN f.media_type = 'image/jpeg' THEN '.jpg' ELSE replace(f.media_type, 'image/', '.') END`

export const fileList: ListSpec<SortOf<Call>, QueryOf<Call>> = {
  name: 'files',
  from: `files f ${owners}`,
  id: 'f.id',
  whose: 'f.school_id = $1',
  where: (query, bind) => (query.kind === undefined ? [] : [`${kind} = ${bind(query.kind)}`]),
  searched: [folded(name)],
  sorts: {
    name: { key: folded(name), type: 'text', usual: 'asc' },
    size: { key: 'octet_length(f.bytes)::float8', type: 'float8', usual: 'desc' },
    newest: { key: 'f.made_at', type: 'timestamptz', usual: 'desc' },
  },
  first: 'name',
  columns: `f.id, ${name} AS name, ${kind} AS kind, octet_length(f.bytes) AS bytes, f.made_at AS "madeAt",
    f.expires_at AS "keptUntil", r.id AS "reportId", r.title || ', ' || r.range AS report, u.id AS "userId", u.name AS user, u.role`,
  joins: `JOIN files f ON f.school_id = $1 AND f.id = p.id ${owners}`,
}

export type ShowsPicture = { fileId: string; noun: 'question' | 'passage'; id: string; label: string; count: number }

/** Of these pictures, which question shows each, by its words the first, and how many do in all; a passage where no question does. */
export async function selectWhereShown(tx: Tx, fileIds: readonly string[]): Promise<ShowsPicture[]> {
  if (fileIds.length === 0) return []
  return await tx.rows<ShowsPicture>(
    `SELECT DISTINCT ON (m.id) m.id AS "fileId", t.noun, t.id, left(t.label, 500) AS label,
       count(*) OVER (PARTITION BY m.id)::int AS count
     FROM (
       SELECT 'question' AS noun, q.id, q.question AS label,
         concat_ws(' ', q.question, q.options::text, q.answer_rules::text, q.explanation) AS text
       FROM questions q WHERE q.school_id = $1
       UNION ALL
       SELECT 'passage', g.id, g.text, g.text FROM passages g WHERE g.school_id = $1
     ) t CROSS JOIN LATERAL (
       SELECT DISTINCT (found[1])::uuid AS id
       FROM regexp_matches(t.text, '\\(file:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})', 'g') AS found) m
     WHERE strpos(t.text, '(file:') > 0 AND m.id = ANY ($2::uuid[])
     ORDER BY m.id, t.noun DESC, t.label, t.id`,
    [tx.schoolId, fileIds],
  )
}

/** How many files there are of each kind, and what they take up. */
export async function selectFileSums(tx: Tx): Promise<{ kind: FileKind; count: number; bytes: number }[]> {
  return await tx.rows(
    `SELECT q.kind, count(*) AS count, sum(q.bytes)::bigint AS bytes
     FROM (SELECT ${kind} AS kind, octet_length(f.bytes) AS bytes FROM files f
       LEFT JOIN school_settings s ON s.school_id = f.school_id AND s.logo_id = f.id WHERE f.school_id = $1) q
     GROUP BY q.kind`,
    [tx.schoolId],
  )
}
