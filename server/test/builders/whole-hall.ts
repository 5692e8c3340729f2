import { saveEvents } from '../../src/attempt/save-events.db.ts'
import { markAttempts } from '../../src/marking/mark-attempts.ts'
import type { Pools } from '../../src/platform/database/pools.ts'
import { inSchool } from '../../src/platform/database/tenant.ts'
import { newId } from '../../src/platform/ids.ts'
import { answerEvent, type Hall, layHall, seatInClass } from './attempt.ts'

/** A school with a row in every table an exam touches. */
export async function layWholeHall(pools: Pools): Promise<Hall> {
  const hall = await layHall(pools, { candidates: 1 })
  await seatInClass(pools, hall)
  const [attempt] = hall.attempts
  if (!attempt) throw new Error('an attempt')
  const events = [answerEvent(1, 1, 'a'), { seq: 2, atMs: 3000, kind: 'submit' as const }]
  await saveEvents(pools.app, [{ ...attempt, epoch: 1, sentAtMs: 5000, address: '', events }])
  await inSchool(pools.app, hall, async (tx) => {
    await markAttempts(tx, [attempt.attemptId], 'test')
    const { schoolId, classId, examId, sittingId, subjectId, teacherId, versionId } = hall
    const [questionId, scriptId, reportId, sealId] = [newId(), newId(), newId(), newId()]
    const { studentId } = attempt
    const all: [string, unknown[]][] = [
      ['INSERT INTO school_settings (school_id) VALUES ($1)', []],
      ['INSERT INTO exam_settings (school_id) VALUES ($1)', []],
      ['INSERT INTO security_settings (school_id) VALUES ($1)', []],
      ['INSERT INTO notification_settings (school_id) VALUES ($1)', []],
      [
        "INSERT INTO version_questions (school_id, version_id, question_id, bank_question_id) VALUES ($1, $2, 'question01', $3)",
        [versionId, newId()],
      ],
      ['INSERT INTO exam_classes (school_id, exam_id, class_id) VALUES ($1, $2, $3)', [examId, classId]],
      ['INSERT INTO exam_students (school_id, exam_id, student_id) VALUES ($1, $2, $3)', [examId, studentId]],
      ['INSERT INTO sitting_classes (school_id, sitting_id, class_id) VALUES ($1, $2, $3)', [sittingId, classId]],
      [
        'INSERT INTO sitting_students (school_id, exam_id, sitting_id, student_id) VALUES ($1, $2, $3, $4)',
        [examId, sittingId, studentId],
      ],
      [
        'INSERT INTO expected_candidates (school_id, sitting_id, student_id, class_id) VALUES ($1, $2, $3, $4)',
        [sittingId, studentId, classId],
      ],
      [
        `INSERT INTO sitting_changes (school_id, id, sitting_id, student_id, kind, ms, reason, by, at)
         VALUES ($1, $2, $3, $4, 'extra_time', 60000, 'Needs a reader', $5, now())`,
        [newId(), sittingId, studentId, teacherId],
      ],
      ['INSERT INTO student_subjects (school_id, user_id, subject_id) VALUES ($1, $2, $3)', [studentId, subjectId]],
      [
        'INSERT INTO enrolments (school_id, student_id, year, class_id) VALUES ($1, $2, $3, $4)',
        [studentId, '2026/2027', classId],
      ],
      ["INSERT INTO teachers (school_id, user_id, employee_id) VALUES ($1, $2, 'T1')", [teacherId]],
      ['INSERT INTO teacher_subjects (school_id, user_id, subject_id) VALUES ($1, $2, $3)', [teacherId, subjectId]],
      ['INSERT INTO teacher_classes (school_id, user_id, class_id) VALUES ($1, $2, $3)', [teacherId, classId]],
      [
        "INSERT INTO terms (school_id, id, name, year, first_day, last_day) VALUES ($1, $2, 'x', 'y', '2026-09-07', '2026-12-18')",
        [newId()],
      ],
      [
        `INSERT INTO billing_periods (school_id, id, plan, starts_on, ends_on, paid_naira, paid_on, receipt_number, note, made_at)
         VALUES ($1, $2, 'starter', '2026-09-07', '2026-12-18', 50000, '2026-09-01', 1, '', now())`,
        [newId()],
      ],
      ['INSERT INTO receipt_counters (school_id, last_number) VALUES ($1, 1)', []],
      ["INSERT INTO audit_log (school_id, id, action, subject) VALUES ($1, $2, 'x', 'y')", [newId()]],
      [
        `INSERT INTO files (school_id, sha256, media_type, bytes, width, height, made_by)
         VALUES ($1, 'x', 'image/png', '', 1, 1, $2)`,
        [teacherId],
      ],
      [
        "INSERT INTO requests (school_id, user_id, key, call, body_hash) VALUES ($1, $2, 'a key', 'x', 'y')",
        [teacherId],
      ],
      [
        "INSERT INTO mail_requests (school_id, id, kind, email, asked_at) VALUES ($1, $2, 'reset_password', 'a@b.invalid', now())",
        [newId()],
      ],
      [
        "INSERT INTO mails (school_id, id, kind, to_address, data) VALUES ($1, $2, 'x', 'a@b.invalid', '{}')",
        [newId()],
      ],
      [
        `INSERT INTO notices (school_id, id, user_id, kind, about, data, created_at)
         VALUES ($1, $2, $3, 'teacher_joined', 'x', '{"name": "x"}', now())`,
        [newId(), teacherId],
      ],
      [
        `INSERT INTO questions (school_id, id, subject_id, type, question, options, correct_option_ids, difficulty, topic,
           marks_hundredths, time_allocation_minutes, created_by, owner_id)
         VALUES ($1, $2, $3, 'true_false', 'x', '[]', '{}', 'Easy', 'x', 100, 1, $4, $4)`,
        [questionId, subjectId, teacherId],
      ],
      [
        "INSERT INTO imports (school_id, id, file_name, format, found_count, left_out_count, created_by) VALUES ($1, $2, 'x', 'csv', 1, 0, $3)",
        [newId(), teacherId],
      ],
      [
        "INSERT INTO passages (school_id, id, subject_id, text, created_by) VALUES ($1, $2, $3, 'x', $4)",
        [newId(), subjectId, teacherId],
      ],
      [
        "INSERT INTO exam_sections (school_id, exam_id, position, title, instructions) VALUES ($1, $2, 0, 'x', '')",
        [examId],
      ],
      [
        'INSERT INTO exam_questions (school_id, exam_id, question_id, position, section, marks_hundredths) VALUES ($1, $2, $3, 1, 0, 100)',
        [examId, questionId],
      ],
      [
        `INSERT INTO scripts (school_id, id, attempt_id, question_id, exam_id, version_id, answer_hash, state, claimed_by)
         VALUES ($1, $2, $3, 'question01', $4, $5, '', 'done', $6)`,
        [scriptId, attempt.attemptId, examId, hall.versionId, teacherId],
      ],
      ...[1, 2].map((number): [string, unknown[]] => [
        `INSERT INTO hand_marks (school_id, script_id, number, round, marker_id, item_ids, adjust_hundredths, hundredths,
           comment, answer_hash, marked_at, undoes) VALUES ($1, $2, $3, 'first', $4, '{}', 0, 0, '', '', now(), $5)`,
        [scriptId, number, teacherId, number === 2 ? 1 : null],
      ]),
      ["INSERT INTO calendar_feeds (school_id, user_id, token_hash) VALUES ($1, $2, 'x')", [studentId]],
      [
        `INSERT INTO notice_preferences (school_id, user_id, topic, channel, is_on)
         VALUES ($1, $2, 'exam_reminder', 'email', true)`,
        [studentId],
      ],
      ["INSERT INTO reminder_defaults (school_id, user_id, before_minutes) VALUES ($1, $2, '{60}')", [studentId]],
      [
        "INSERT INTO sitting_reminders (school_id, sitting_id, user_id, before_minutes) VALUES ($1, $2, $3, '{60}')",
        [sittingId, studentId],
      ],
      [
        `INSERT INTO exam_statistics (school_id, exam_id, version_id, key_revision, paper_count, marked_sum, shape, figures,
           computed_at) VALUES ($1, $2, $3, 1, 1, 0, 1, '{}', now())`,
        [examId, hall.versionId],
      ],
      [
        `INSERT INTO reports (school_id, id, params, format, title, first_day, last_day, range, file_name, requested_by)
         VALUES ($1, $2, '{"type": "performance", "range": "this_week"}', 'csv', 'x', current_date, current_date, 'x', 'x', $3)`,
        [reportId, teacherId],
      ],
      [
        `INSERT INTO shared_links (school_id, id, report_id, token_hash, pin_hash, expires_at, made_by)
         VALUES ($1, $2, $3, 'x', 'y', now(), $4)`,
        [newId(), reportId, teacherId],
      ],
      [
        `INSERT INTO checked_answers (school_id, attempt_id, question_id, value, checked_at)
         VALUES ($1, $2, 'question01', '["aaaaaa"]', now())`,
        [attempt.attemptId],
      ],
      [
        'INSERT INTO sitting_invigilators (school_id, sitting_id, user_id, by, at) VALUES ($1, $2, $3, $3, now())',
        [sittingId, teacherId],
      ],
      [
        "INSERT INTO attempt_presence (school_id, sitting_id, student_id, heard_at, lane) VALUES ($1, $2, $3, now(), 'http')",
        [sittingId, studentId],
      ],
      [
        "INSERT INTO hall_lines (school_id, id, sitting_id, kind, text, by, at) VALUES ($1, $2, $3, 'note', 'x', $4, now())",
        [newId(), sittingId, teacherId],
      ],
      [
        `INSERT INTO sitting_seals (school_id, id, sitting_id, version_id, code, key, made_at)
         VALUES ($1, $2, $3, $4, '5720000000000004', decode(repeat('07', 32), 'hex'), now())`,
        [sealId, sittingId, versionId],
      ],
      ["INSERT INTO sealed_parts (school_id, seal_id, number, bytes, sha256) VALUES ($1, $2, 0, '', 'x')", [sealId]],
      [
        `INSERT INTO exam_packages (school_id, sitting_id, student_id, seal_id, attempt_id, class_id, fetched_at, device, address)
         VALUES ($1, $2, $3, $4, $5, $6, now(), '', '')`,
        [sittingId, studentId, sealId, attempt.attemptId, classId],
      ],
      [
        "INSERT INTO attempt_evidence (school_id, attempt_id, kind, detail) VALUES ($1, $2, 'x', '{}')",
        [attempt.attemptId],
      ],
    ]
    for (const [text, values] of all) await tx.run(text, [schoolId, ...values])
  })
  const tables = await schoolTables(pools)
  await inSchool(pools.app, hall, async (tx) => {
    for (const table of tables) {
      const { isThere } = await tx.one<{ isThere: boolean }>(`SELECT EXISTS (SELECT FROM ${table}) AS "isThere"`)
      if (!isThere)
        throw new Error(`The table ${table} has no row in the tests of tenancy: insert one in layWholeHall.`)
    }
  })
  return hall
}

/** The tables whose rows belong to a school. */
export async function schoolTables(pools: Pools): Promise<string[]> {
  const { rows } = await pools.app.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name = 'school_id' AND table_name <> 'due_work' ORDER BY 1`,
  )
  return rows.map(({ name }) => name)
}
