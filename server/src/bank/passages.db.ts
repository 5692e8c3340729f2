import { foldForSearch } from '../platform/database/search-fold.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { insertRows } from '../platform/record/write-rows.ts'

/** A passage with how many questions have it. */
export type PassageRow = { id: string; text: string; revision: number; questionsCount: number }

export const passageColumns = `p.id, p.text, p.revision,
  (SELECT count(*) FROM questions o WHERE o.school_id = p.school_id AND o.passage_id = p.id) AS "questionsCount"`

/** The questions of exams that are not over and none of which is a teacher's. */
export const askedByOthers = (teacher: string) =>
  `SELECT e.question_id FROM exams x JOIN exam_questions e ON e.school_id = x.school_id AND e.exam_id = x.id
   WHERE x.school_id = $1 AND x.status IN ('draft', 'scheduled', 'active') AND x.deleted_at IS NULL
   GROUP BY e.question_id HAVING bool_and(x.owner_id <> ${teacher})`

/** The passages that a question of a colleague is about which such an exam asks, or was about when it was published. */
export const passagesOfOthers = (teacher: string) =>
  `SELECT h.passage_id FROM questions h WHERE h.school_id = $1 AND h.passage_id IS NOT NULL AND h.owner_id <> ${teacher}
     AND h.id IN (${askedByOthers(teacher)})
   UNION ALL
   SELECT e.passage_id FROM exams x JOIN exam_questions e ON e.school_id = x.school_id AND e.exam_id = x.id
     JOIN questions h ON h.school_id = e.school_id AND h.id = e.question_id AND h.owner_id <> ${teacher}
   WHERE x.school_id = $1 AND x.status IN ('scheduled', 'active') AND e.passage_id IS NOT NULL
   GROUP BY e.passage_id HAVING bool_and(x.owner_id <> ${teacher})`

/** The passages a teacher works on; `teacher` is a placeholder. */
const ofTheirs = (teacher: string) =>
  `p.subject_id IN (SELECT t.subject_id FROM teacher_subjects t WHERE t.school_id = $1 AND t.user_id = ${teacher})
   AND p.id NOT IN (${passagesOfOthers(teacher)})`

const mostListed = 20

type Asked = { subjectId: string; search: string; teacherId: string | null }

/** The newest passages of a subject that have these words, of those a teacher works on, or all. */
export async function selectPassages(tx: Tx, { subjectId, search, teacherId }: Asked): Promise<PassageRow[]> {
  const words = foldForSearch(search).split(/\s+/).filter(Boolean)
  return await tx.rows<PassageRow>(
    `SELECT ${passageColumns} FROM passages p
     WHERE p.school_id = $1 AND p.subject_id = $2 AND ($3::uuid IS NULL OR (${ofTheirs('$3')}))
       AND NOT EXISTS (SELECT FROM unnest($4::text[]) w WHERE strpos(p.find_key, w) = 0)
     ORDER BY p.id DESC LIMIT ${mostListed}`,
    [tx.schoolId, subjectId, teacherId, words],
  )
}

/** `isOthers`: of a teacher, that a colleague wrote it and has a question about it. */
export type FoundPassage = PassageRow & { subjectId: string; isTheirs: boolean; isOthers: boolean }

/** A passage, held until the end of the transaction; whether it is among those a teacher works on. */
export async function lockPassage(tx: Tx, id: string, teacherId: string | null): Promise<FoundPassage | undefined> {
  await tx.run('SELECT FROM passages WHERE school_id = $1 AND id = $2 FOR UPDATE', [tx.schoolId, id])
  return await tx.optional<FoundPassage>(
    `SELECT ${passageColumns}, p.subject_id AS "subjectId", ($3::uuid IS NULL OR (${ofTheirs('$3')})) AS "isTheirs",
       coalesce(p.created_by <> $3, false) AND EXISTS (SELECT FROM questions o
         WHERE o.school_id = p.school_id AND o.passage_id = p.id AND o.owner_id <> $3) AS "isOthers"
     FROM passages p WHERE p.school_id = $1 AND p.id = $2`,
    [tx.schoolId, id, teacherId],
  )
}

type TextAsked = { subjectId: string; text: string; teacherId: string | null }

/**
 * The first passage of a subject with exactly this text, of those a teacher works on, or all: who types a text that is hidden
 * gets a passage of their own, and does not learn that it is there.
 */
export async function selectPassageOfText(tx: Tx, { subjectId, text, teacherId }: TextAsked): Promise<string | null> {
  const found = await tx.optional<{ id: string }>(
    `SELECT p.id FROM passages p
     WHERE p.school_id = $1 AND p.subject_id = $2 AND p.text_key = md5($3) AND p.text = $3
       AND ($4::uuid IS NULL OR (${ofTheirs('$4')}))
     ORDER BY p.id LIMIT 1 FOR KEY SHARE OF p`,
    [tx.schoolId, subjectId, text, teacherId],
  )
  return found?.id ?? null
}

type NewPassage = { id: string; subjectId: string; text: string; createdBy: string; importId: string | null }

export async function insertPassage(tx: Tx, made: NewPassage): Promise<void> {
  await insertRows(tx, 'passages', [
    {
      id: made.id,
      subject_id: made.subjectId,
      text: made.text,
      revision: 1,
      created_at: tx.now,
      created_by: made.createdBy,
      import_id: made.importId,
    },
  ])
}

/** Of a locked passage. */
export async function updatePassageText(tx: Tx, id: string, text: string): Promise<void> {
  await tx.run('UPDATE passages SET text = $3, revision = revision + 1 WHERE school_id = $1 AND id = $2', [
    tx.schoolId,
    id,
    text,
  ])
}

/** Takes back the passages of an import that no question has and nobody has changed. */
export async function deleteUnusedOfImport(tx: Tx, importId: string): Promise<void> {
  await tx.run(
    `DELETE FROM passages p WHERE p.school_id = $1 AND p.import_id = $2 AND p.revision = 1
       AND NOT EXISTS (SELECT FROM questions q WHERE q.school_id = p.school_id AND q.passage_id = p.id)`,
    [tx.schoolId, importId],
  )
}
