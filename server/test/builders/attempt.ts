import type { AttemptEvent } from '@sabimark/domain/attempt/event.ts'
import { canonicalJson, type ExamContent, type ExamKey } from '@sabimark/domain/exam/version.ts'
import { hashOf } from '../../src/exam/version/content.ts'
import type { Pools } from '../../src/platform/database/pools.ts'
import { inSchool, type Tx } from '../../src/platform/database/tenant.ts'
import { newId } from '../../src/platform/ids.ts'

/** An attempt laid into the tables by hand, for tests of the log below the doors. */
export type LaidAttempt = { schoolId: string; attemptId: string; studentId: string }

export type Hall = {
  schoolId: string
  teacherId: string
  /** The candidates' class. */
  classId: string
  subjectId: string
  examId: string
  sittingId: string
  versionId: string
  content: ExamContent
  key: ExamKey
  attempts: LaidAttempt[]
}

type HallOptions = { candidates?: number; questions?: number; minutes?: number; syncWindowMs?: number }

/** Questions `question01`… with the options `aaaaaa` to `dddddd`, one mark each; the first option is right. */
export function plainContent(questions: number): { content: ExamContent; key: ExamKey } {
  const ids = Array.from({ length: questions }, (_, index) => `question${String(index + 1).padStart(2, '0')}`)
  const options = ['aaaaaa', 'bbbbbb', 'cccccc', 'dddddd'].map((id) => ({ id, text: `Option ${id[0]}` }))
  return {
    content: {
      rulesVersion: 1,
      questions: ids.map((id) => ({
        id,
        type: 'multiple_choice',
        text: `Text of ${id}`,
        options,
        marksHundredths: 100,
      })),
    },
    key: Object.fromEntries(ids.map((id) => [id, { correctOptionIds: ['aaaaaa'] }])),
  }
}

/**
 * A school with one exam under way and a running attempt with one epoch for each candidate, in a schema as old as 005: for
 * what an attempt holds since, see `seatInClass`.
 */
export async function layHall(pools: Pools, options: HallOptions = {}): Promise<Hall> {
  const { candidates = 1, questions = 5, minutes = 60, syncWindowMs = 72 * 3_600_000 } = options
  const schoolId = newId()
  const ids = {
    ...{ teacherId: newId(), classId: newId(), subjectId: newId() },
    ...{ examId: newId(), sittingId: newId(), versionId: newId() },
  }
  const studentIds = Array.from({ length: candidates }, () => newId())
  for (const userId of [ids.teacherId, ...studentIds]) {
    await pools.auth.query('INSERT INTO auth."user" (id, name, email) VALUES ($1, $2, $3)', [
      userId,
      'A Person',
      `${userId}@people.invalid`,
    ])
  }
  const { content, key } = plainContent(questions)
  const attempts = await inSchool(pools.app, { schoolId }, async (tx) => {
    await layExam(tx, { ...ids, content, key, studentIds })
    const laid: LaidAttempt[] = []
    for (const studentId of studentIds) {
      laid.push(await layAttempt(tx, { ...ids, studentId, minutes, syncWindowMs }))
    }
    return laid
  })
  return { schoolId, ...ids, content, key, attempts }
}

type ExamRows = Omit<Hall, 'schoolId' | 'attempts'> & { studentIds: string[] }

async function layExam(tx: Tx, rows: ExamRows): Promise<void> {
  const { teacherId, classId, subjectId, examId, sittingId, versionId, content, key, studentIds } = rows
  const { schoolId } = tx
  await tx.run(
    `INSERT INTO schools (id, name, subdomain, email, phone, website, subscription, status)
     VALUES ($1, 'Cedar College', $2, '', '', '', 'starter', 'active')`,
    [schoolId, `cedar-${schoolId}`],
  )
  for (const userId of [teacherId, ...studentIds]) {
    await tx.run(
      `INSERT INTO users (school_id, id, account_id, name, role, status)
       VALUES ($1, $2, $3, 'A Person', $4, 'active')`,
      [schoolId, userId, userId, userId === teacherId ? 'teacher' : 'student'],
    )
  }
  await tx.run("INSERT INTO classes (school_id, id, name, position) VALUES ($1, $2, 'SS1A', 1)", [schoolId, classId])
  for (const userId of studentIds) {
    await tx.run(
      'INSERT INTO students (school_id, user_id, student_id, student_id_key, class_id) VALUES ($1, $2, $3, $3, $4)',
      [schoolId, userId, userId, classId],
    )
  }
  await tx.run(
    `INSERT INTO subjects (school_id, id, name, code, color, difficulty, duration_minutes, status)
     VALUES ($1, $2, 'Mathematics', 'MTH', 'green', 'Easy', 60, 'active')`,
    [schoolId, subjectId],
  )
  // Schemas before 079 know no owners.
  const isOwned = await tx.optional(
    "SELECT FROM pg_attribute WHERE attrelid = 'exams'::regclass AND attname = 'owner_id'",
  )
  await tx.run(
    `INSERT INTO exams (school_id, id, subject_id, title, exam_type, duration_minutes, scheduled_date, scheduled_time,
       closing_date, closing_time, passing_score, attempts_allowed, total_marks_hundredths, show_results,
       shuffle_questions, shuffle_options, status, created_by${isOwned ? ', owner_id' : ''})
     VALUES ($1, $2, $3, 'First term', 'assessment', 60, current_date, '00:00', current_date, '23:59', 50, 1, $4,
       'immediate', true, true, 'active', $5${isOwned ? ', $5' : ''})`,
    [schoolId, examId, subjectId, content.questions.length * 100, teacherId],
  )
  const text = canonicalJson(content)
  await tx.run(
    `INSERT INTO exam_versions (school_id, id, exam_id, number, rules_version, content, content_hash, created_by)
     VALUES ($1, $2, $3, 1, $4, $5, $6, $7)`,
    [schoolId, versionId, examId, content.rulesVersion, text, hashOf(text), teacherId],
  )
  await tx.run('INSERT INTO exam_keys (school_id, version_id, revision, key, created_by) VALUES ($1, $2, 1, $3, $4)', [
    schoolId,
    versionId,
    JSON.stringify(key),
    teacherId,
  ])
  await tx.run(
    `INSERT INTO exam_sittings (school_id, id, exam_id, version_id, opens_at, closes_at, duration_minutes, release_rule)
     VALUES ($1, $2, $3, $4, now() - interval '1 hour', now() + interval '1 day', 60, 'immediate')`,
    [schoolId, sittingId, examId, versionId],
  )
}

type AttemptRows = Pick<Hall, 'examId' | 'sittingId' | 'versionId'> & {
  studentId: string
  minutes: number
  syncWindowMs: number
}

async function layAttempt(tx: Tx, rows: AttemptRows): Promise<LaidAttempt> {
  const { examId, sittingId, versionId, studentId, minutes, syncWindowMs } = rows
  const attemptId = newId()
  await tx.run(
    `INSERT INTO exam_papers (school_id, sitting_id, student_id, attempt_number, version_id, attempt_id, rules_version,
       paper)
     VALUES ($1, $2, $3, 1, $4, $5, $6, '{"rulesVersion":1,"order":[]}')`,
    [tx.schoolId, sittingId, studentId, versionId, attemptId, 1],
  )
  await tx.run(
    `INSERT INTO exam_attempts (school_id, id, sitting_id, exam_id, student_id, attempt_number, version_id, started_at,
       deadline, sync_window_ms)
     VALUES ($1, $2, $3, $4, $5, 1, $6, $7, $8, $9)`,
    [
      tx.schoolId,
      attemptId,
      sittingId,
      examId,
      studentId,
      versionId,
      tx.now,
      new Date(tx.now.getTime() + minutes * 60_000),
      syncWindowMs,
    ],
  )
  await takeEpoch(tx, attemptId)
  return { schoolId: tx.schoolId, attemptId, studentId }
}

/** Writes down in which class the attempts of the hall are sat. */
export async function seatInClass(pools: Pools, hall: Hall): Promise<void> {
  await inSchool(pools.app, hall, (tx) => tx.run('UPDATE exam_attempts SET class_id = $1', [hall.classId]))
}

/** Takes the next epoch of an attempt, as a new page load would. */
export async function takeEpoch(tx: Tx, attemptId: string): Promise<number> {
  const { epoch } = await tx.one<{ epoch: number }>(
    `UPDATE exam_attempts SET live_epoch = live_epoch + 1 WHERE school_id = $1 AND id = $2
     RETURNING live_epoch AS epoch`,
    [tx.schoolId, attemptId],
  )
  await tx.run(
    `INSERT INTO attempt_epochs (school_id, attempt_id, epoch, page_id, device, address, taken_at)
     VALUES ($1, $2, $3, $4, 'Test', '127.0.0.1', now())`,
    [tx.schoolId, attemptId, epoch, newId().replaceAll('-', '')],
  )
  return epoch
}

/** Moves the attempt back in time: it began `elapsedMs` ago and keeps its length and its page loads. */
export async function moveStart(tx: Tx, attemptId: string, elapsedMs: number): Promise<void> {
  await tx.run(
    // Cut to milliseconds: rounding up would put the start after the moment it is asked about.
    `WITH moved AS (
       SELECT a.school_id, a.id, moment, a.started_at - moment AS by
       FROM exam_attempts a,
         date_trunc('milliseconds', clock_timestamp() - make_interval(secs => $3::float8 / 1000)) AS moment
       WHERE a.school_id = $1 AND a.id = $2
     ), pages AS (
       UPDATE attempt_epochs e SET taken_at = taken_at - by FROM moved
       WHERE e.school_id = moved.school_id AND e.attempt_id = moved.id
     )
     UPDATE exam_attempts a SET started_at = moment, deadline = deadline - by FROM moved
     WHERE a.school_id = moved.school_id AND a.id = moved.id`,
    [tx.schoolId, attemptId, elapsedMs],
  )
}

/** What a page would send: an answer to a question of `plainContent`. */
export function answerEvent(seq: number, question: number, option: string, atMs = seq * 1000): AttemptEvent {
  return {
    seq,
    atMs,
    kind: 'answer',
    question: `question${String(question).padStart(2, '0')}`,
    value: [option.repeat(6)],
  }
}
