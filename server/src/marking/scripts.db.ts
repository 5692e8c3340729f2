import type { ExamStatus } from '@sabimark/domain/exam/exam-status.ts'
import type { SecondMarkerRule } from '@sabimark/domain/exam/second-marker.ts'
import type { ScriptShow, ScriptState } from '@sabimark/domain/marking/hand-mark.ts'
import type { GivenMark } from '@sabimark/domain/marking/hand-round.ts'
import type { Tx } from '../platform/database/tenant.ts'

/** A mark as it stands, with its number among those of its script. */
export type StandingMark = GivenMark & { number: number; hundredths: number }

type OfScript = { attemptId: string; questionId: string; scriptId: string; scriptState: ScriptRow['state'] }

const standing = `m.undoes IS NULL AND NOT EXISTS (SELECT FROM hand_marks o
  WHERE o.school_id = m.school_id AND o.script_id = m.script_id AND o.undoes = m.number)`

/** The marks of these attempts that nobody took back, in the order they were given. */
export async function selectHandMarks(tx: Tx, attemptIds: readonly string[]): Promise<(StandingMark & OfScript)[]> {
  return await tx.rows<StandingMark & OfScript>(
    `SELECT s.attempt_id AS "attemptId", s.question_id AS "questionId", s.id AS "scriptId", s.state AS "scriptState", m.number, m.round,
       m.marker_id AS "markerId", m.item_ids AS "itemIds", m.adjust_hundredths AS "adjustHundredths", m.hundredths,
       m.comment, m.answer_hash AS "answerHash"
     FROM scripts s JOIN hand_marks m ON m.school_id = s.school_id AND m.script_id = s.id
     WHERE s.school_id = $1 AND s.attempt_id = ANY ($2) AND ${standing}
     ORDER BY m.script_id, m.number`,
    [tx.schoolId, attemptIds],
  )
}

/** An answer that a person marks, as marking found it. */
export type FoundScript = {
  attemptId: string
  questionId: string
  examId: string
  versionId: string
  answerHash: string
  state: ScriptState
}

/** Keeps one script for each of these answers. A new text is nobody's yet. */
export async function keepScripts(tx: Tx, found: readonly FoundScript[]): Promise<void> {
  if (found.length === 0) return
  await tx.run(
    `INSERT INTO scripts AS s (school_id, attempt_id, question_id, exam_id, version_id, answer_hash, state)
     SELECT $1, f."attemptId", f."questionId", f."examId", f."versionId", f."answerHash", f.state
     FROM jsonb_to_recordset($2) AS f("attemptId" uuid, "questionId" text, "examId" uuid, "versionId" uuid,
       "answerHash" text, state text)
     ON CONFLICT (school_id, attempt_id, question_id) DO UPDATE SET answer_hash = excluded.answer_hash,
       state = excluded.state, revision = s.revision + 1,
       claimed_by = CASE WHEN s.answer_hash = excluded.answer_hash THEN s.claimed_by END
     WHERE (s.answer_hash, s.state) IS DISTINCT FROM (excluded.answer_hash, excluded.state)`,
    [tx.schoolId, JSON.stringify(found)],
  )
}

/** Closes scripts of these attempts that are none of those: they need no person any more. */
export async function closeOtherScripts(
  tx: Tx,
  attemptIds: readonly string[],
  found: readonly FoundScript[],
): Promise<void> {
  await tx.run(
    `UPDATE scripts s SET state = 'closed', revision = s.revision + 1, claimed_by = NULL
     WHERE s.school_id = $1 AND s.attempt_id = ANY ($2) AND s.state <> 'closed' AND NOT EXISTS (
       SELECT FROM jsonb_to_recordset($3) AS f("attemptId" uuid, "questionId" text)
       WHERE f."attemptId" = s.attempt_id AND f."questionId" = s.question_id)`,
    [tx.schoolId, attemptIds, JSON.stringify(found)],
  )
}

/** A script with the exam it is of. */
export type ScriptRow = {
  id: string
  attemptId: string
  questionId: string
  examId: string
  versionId: string
  answerHash: string
  state: ScriptState | 'closed'
  revision: number
  claimedBy: string | null
  isClaimed: boolean
}

const columns = `s.id, s.attempt_id AS "attemptId", s.question_id AS "questionId", s.exam_id AS "examId",
  s.version_id AS "versionId", s.answer_hash AS "answerHash", s.state, s.revision, s.claimed_by AS "claimedBy"`

export type ScriptOwner = ScriptRow & { ownerId: string; subjectId: string; secondMarker: SecondMarkerRule }

export async function selectOptionalScript(tx: Tx, scriptId: string): Promise<ScriptOwner | undefined> {
  return await tx.optional<ScriptOwner>(
    `SELECT ${columns}, coalesce(s.claimed_until > $3, false) AS "isClaimed", x.owner_id AS "ownerId",
       x.subject_id AS "subjectId", x.second_marker AS "secondMarker"
     FROM scripts s JOIN exams x ON x.school_id = s.school_id AND x.id = s.exam_id
     WHERE s.school_id = $1 AND s.id = $2`,
    [tx.schoolId, scriptId, tx.now],
  )
}

/** Whether answers to a question wait for a person, or have been marked by one. */
export async function hasScripts(tx: Tx, examId: string, questionId: string): Promise<boolean> {
  const found = await tx.optional(
    `SELECT FROM scripts WHERE school_id = $1 AND exam_id = $2 AND question_id = $3 AND state <> 'closed' LIMIT 1`,
    [tx.schoolId, examId, questionId],
  )
  return found !== undefined
}

/** The script, held until the transaction ends. Whoever also holds the attempt took that first. */
export async function lockScript(tx: Tx, scriptId: string): Promise<ScriptRow> {
  return await tx.one<ScriptRow>(
    `SELECT ${columns}, coalesce(s.claimed_until > $3, false) AS "isClaimed" FROM scripts s
     WHERE s.school_id = $1 AND s.id = $2 FOR NO KEY UPDATE`,
    [tx.schoolId, scriptId, tx.now],
  )
}

/** Minutes a marker has for one script since the last sign of them. */
const claimMinutes = 15

/**
 * The next script of a question, held: by chance, from behind the one this person has just left, and round again. Nobody is given
 * what another is marking, or a paper that is marked again in a moment because of a ruling, which may decide this answer, too.
 */
export async function lockNextScript(
  tx: Tx,
  { examId, questionId, userId, after, show }: NextQuery,
): Promise<ScriptRow | undefined> {
  return await tx.optional<ScriptRow>(
    `SELECT ${columns}, false AS "isClaimed" FROM scripts s
     WHERE s.school_id = $1 AND s.exam_id = $2 AND s.question_id = $3 AND s.id IS DISTINCT FROM $5
       AND (s.claimed_by IS NULL OR s.claimed_by = $4 OR s.claimed_until <= $6)
       AND ${isShown[show]} AND NOT ${awaitsRuling}
     ORDER BY s.place <= coalesce((SELECT o.place FROM scripts o WHERE o.school_id = $1 AND o.id = $5), -1), s.place, s.id
     LIMIT 1 FOR NO KEY UPDATE OF s SKIP LOCKED`,
    [tx.schoolId, examId, questionId, userId, after, tx.now],
  )
}

export type NextQuery = {
  examId: string
  questionId: string
  userId: string
  after: string | null
  show: ScriptShow
}

/**
 * Whether this person gave the other mark of script `s` as it is: the first where a second is missing, or the second where the
 * first was taken back.
 */
const isOtherMarker = (user: string) => `EXISTS (SELECT FROM hand_marks m WHERE m.school_id = s.school_id
  AND m.script_id = s.id AND m.marker_id = ${user} AND m.answer_hash = s.answer_hash
  AND m.round = CASE s.state WHEN 'second' THEN 'first' WHEN 'waiting' THEN 'second' END AND ${standing})`

const isOpenFor = (user: string) => `(s.state IN ('waiting', 'second') AND NOT ${isOtherMarker(user)})`

/** Which scripts $4 goes through. */
const isShown: Record<ScriptShow, string> = {
  open: isOpenFor('$4'),
  mine: `s.state <> 'closed' AND EXISTS (SELECT FROM hand_marks m WHERE m.school_id = s.school_id AND m.script_id = s.id
    AND m.marker_id = $4 AND m.answer_hash = s.answer_hash AND ${standing})`,
  disagreed: `s.state = 'conflict'`,
  all: `s.state <> 'closed'`,
}

/** Whether the paper of script `s` was marked before a ruling that its worker has not come to yet. */
const awaitsRuling = `EXISTS (SELECT FROM results r JOIN exam_keys k ON k.school_id = r.school_id AND k.version_id = r.version_id
  AND k.kind = 'rulings' AND k.revision > r.key_revision WHERE r.school_id = s.school_id AND r.attempt_id = s.attempt_id)`

/** From now on this person marks it, and no other script of the question. */
export async function claimScript(tx: Tx, { id, examId, questionId }: ScriptRow, userId: string): Promise<void> {
  await tx.run(
    `UPDATE scripts SET claimed_by = CASE WHEN id = $2 THEN $3::uuid END,
       claimed_until = CASE WHEN id = $2 THEN $6::timestamptz + make_interval(mins => $7) END
     WHERE school_id = $1 AND (id = $2 OR claimed_by = $3 AND exam_id = $4 AND question_id = $5)`,
    [tx.schoolId, id, userId, examId, questionId, tx.now, claimMinutes],
  )
}

/** Gives back what this person holds of a script. */
export async function releaseScript(tx: Tx, scriptId: string, userId: string): Promise<void> {
  await tx.run(
    'UPDATE scripts SET claimed_by = NULL, claimed_until = NULL WHERE school_id = $1 AND id = $2 AND claimed_by = $3',
    [tx.schoolId, scriptId, userId],
  )
}

export type NewHandMark = Omit<GivenMark, 'round'> & {
  scriptId: string
  round: GivenMark['round']
  hundredths: number
  undoes: number | null
}

/** Writes marks down, each behind those its script has; the scripts are nobody's afterwards. */
export async function insertHandMarks(tx: Tx, marks: readonly NewHandMark[]): Promise<void> {
  await tx.run(
    `INSERT INTO hand_marks (school_id, script_id, number, round, marker_id, item_ids, adjust_hundredths, hundredths, comment,
       answer_hash, marked_at, undoes)
     SELECT $1, n."scriptId", 1 + coalesce((SELECT max(o.number) FROM hand_marks o
         WHERE o.school_id = $1 AND o.script_id = n."scriptId"), 0), n.round, n."markerId",
       ARRAY(SELECT jsonb_array_elements_text(n."itemIds")), n."adjustHundredths", n.hundredths, n.comment,
       n."answerHash", $3, n.undoes
     FROM jsonb_to_recordset($2) AS n("scriptId" uuid, round text, "markerId" uuid, "itemIds" jsonb,
       "adjustHundredths" int, hundredths int, comment text, "answerHash" text, undoes int)`,
    [tx.schoolId, JSON.stringify(marks), tx.now],
  )
  await tx.run(
    `UPDATE scripts SET revision = revision + 1, claimed_by = NULL, claimed_until = NULL
     WHERE school_id = $1 AND id = ANY ($2)`,
    [tx.schoolId, marks.map(({ scriptId }) => scriptId)],
  )
}

export type QuestionProgress = { doneCount: number; openCount: number; takenCount: number; conflictCount: number }

/**
 * How far one question is for this person: what needs no mark of theirs any more, what does, how much of that others hold, and
 * where markers disagree.
 */
export async function selectProgress(
  tx: Tx,
  { examId, questionId, userId }: Pick<NextQuery, 'examId' | 'questionId' | 'userId'>,
): Promise<QuestionProgress> {
  return await tx.one<QuestionProgress>(
    `SELECT count(*) FILTER (WHERE NOT is_open) AS "doneCount", count(*) FILTER (WHERE is_open) AS "openCount",
       count(*) FILTER (WHERE is_open AND is_taken) AS "takenCount",
       count(*) FILTER (WHERE state = 'conflict') AS "conflictCount"
     FROM (SELECT s.state, ${isOpenFor('$4')} AS is_open,
         coalesce(s.claimed_by <> $4 AND s.claimed_until > $5, false) AS is_taken
       FROM scripts s WHERE s.school_id = $1 AND s.exam_id = $2 AND s.question_id = $3 AND s.state <> 'closed') q`,
    [tx.schoolId, examId, questionId, userId, tx.now],
  )
}

export type ExamToMarkRow = { examId: string; title: string; subject: string; ownerId: string; status: ExamStatus }

/** One exam, or those where marks are missing, the newest first. */
export async function selectExamsToMark(
  tx: Tx,
  { examId, teacherId, limit }: { examId: string | null; teacherId: string | null; limit: number },
): Promise<ExamToMarkRow[]> {
  return await tx.rows<ExamToMarkRow>(
    `SELECT x.id AS "examId", x.title, b.name AS subject, x.owner_id AS "ownerId", x.status
     FROM exams x JOIN subjects b ON b.school_id = x.school_id AND b.id = x.subject_id
     WHERE x.school_id = $1 AND ($2::uuid IS NULL OR x.id = $2)
       AND ($2::uuid IS NOT NULL OR EXISTS (SELECT FROM scripts o WHERE o.school_id = $1 AND o.exam_id = x.id
         AND o.state IN ('waiting', 'second', 'conflict')))
       AND ($3::uuid IS NULL OR x.owner_id = $3 OR EXISTS (SELECT FROM teacher_subjects t
         WHERE t.school_id = $1 AND t.user_id = $3 AND t.subject_id = x.subject_id))
     ORDER BY x.id DESC LIMIT $4`,
    [tx.schoolId, examId, teacherId, limit],
  )
}

export type ToMarkRow = Omit<QuestionProgress, 'takenCount'> & { examId: string; versionId: string; questionId: string }

/** The questions of these exams that people mark, in whichever version, with how far they are for this person. */
export async function selectToMark(
  tx: Tx,
  { examIds, userId }: { examIds: readonly string[]; userId: string },
): Promise<ToMarkRow[]> {
  return await tx.rows<ToMarkRow>(
    `SELECT s.exam_id AS "examId", (array_agg(s.version_id ORDER BY v.number DESC))[1] AS "versionId",
       s.question_id AS "questionId",
       count(*) FILTER (WHERE ${isOpenFor('$3')}) AS "openCount",
       count(*) FILTER (WHERE NOT ${isOpenFor('$3')}) AS "doneCount",
       count(*) FILTER (WHERE s.state = 'conflict') AS "conflictCount"
     FROM scripts s JOIN exam_versions v ON v.school_id = $1 AND v.id = s.version_id
     WHERE s.school_id = $1 AND s.exam_id = ANY ($2) AND s.state <> 'closed'
     GROUP BY s.exam_id, s.question_id`,
    [tx.schoolId, examIds, userId],
  )
}

/** What stands in the place of an answer that a person marks, as marking has it. */
export async function selectAnswerText(tx: Tx, attemptId: string, questionId: string): Promise<unknown> {
  const row = await tx.optional<{ answer: unknown }>(
    'SELECT answer FROM marked_answers WHERE school_id = $1 AND attempt_id = $2 AND question_id = $3',
    [tx.schoolId, attemptId, questionId],
  )
  return row?.answer ?? null
}
