import { defaultSyncWindowMs } from '@sabimark/domain/attempt/timing.ts'
import type { MarkTotals } from '@sabimark/domain/marking/mark-paper.ts'
import { isPass, millionthsOf } from '@sabimark/domain/marking/percentage.ts'
import { lagosDate, lagosTime } from '@sabimark/domain/words/lagos-time.ts'
import { newId } from '@sabimark/server/src/platform/ids.ts'
import type { ClientBase } from 'pg'
import { durationMinutes, type ExamOnPaper } from './exam-on-paper.ts'
import { insertRows } from './rows.ts'

const passingScore = 50

/** The attempts of the exams being written, for all statements about them; gone at the end of the transaction. */
export const attemptsAside = `CREATE TEMP TABLE seeding_attempts (attempt uuid, result uuid, exam uuid, variant int,
  sitting uuid, version uuid, subject uuid, student uuid, number int, opens timestamptz, started timestamptz,
  deadline timestamptz, submitted timestamptz) ON COMMIT DROP`

/** Puts the attempts of these exams where those of the last ones stood. */
export async function setAside(owner: ClientBase, exams: readonly ExamOnPaper[]): Promise<void> {
  await owner.query('TRUNCATE seeding_attempts')
  await insertRows(owner, 'seeding_attempts', attemptsOf(exams))
}

/** Writes past exams with all their attempts, as role app; the log is for `writeLogs`. */
export async function writeExams(client: ClientBase, schoolId: string, exams: readonly ExamOnPaper[]): Promise<void> {
  const school_id = schoolId
  const insert = (table: string, rows: object[]) => insertRows(client, table, rows)
  await insert(
    'exams',
    exams.map((exam) => examRow(schoolId, exam)),
  )
  await insert(
    'exam_classes',
    ofClasses(exams, ({ examId }, class_id) => ({ school_id, exam_id: examId, class_id })),
  )
  await insert(
    'exam_questions',
    exams.flatMap((exam) => chosenRows(schoolId, exam)),
  )
  await insert(
    'exam_versions',
    exams.map((exam) => ({
      school_id,
      id: exam.versionId,
      exam_id: exam.examId,
      number: 1,
      rules_version: exam.content.rulesVersion,
      content: exam.contentText,
      content_hash: exam.contentHash,
      author_order: exam.authorOrder,
      created_by: exam.subject.teacherId,
      created_at: iso(exam.opensMs),
    })),
  )
  await insert(
    'exam_keys',
    exams.map(({ versionId, key, subject, opensMs }) => ({
      school_id,
      version_id: versionId,
      revision: 1,
      key,
      created_by: subject.teacherId,
      created_at: iso(opensMs),
    })),
  )
  await insert(
    'version_questions',
    exams.flatMap(({ versionId, key }) =>
      Object.entries(key).map(([question_id, { bankQuestionId }]) => ({
        school_id,
        version_id: versionId,
        question_id,
        bank_question_id: bankQuestionId,
      })),
    ),
  )
  await insert(
    'exam_sittings',
    exams.map((exam) => ({
      school_id,
      id: exam.sittingId,
      exam_id: exam.examId,
      version_id: exam.versionId,
      opens_at: iso(exam.opensMs),
      closes_at: iso(exam.closesMs),
      duration_minutes: durationMinutes,
      release_rule: 'immediate',
      created_at: iso(exam.opensMs),
      expected_at: iso(exam.closesMs),
    })),
  )
  await insert(
    'sitting_classes',
    ofClasses(exams, ({ sittingId }, class_id) => ({
      school_id,
      sitting_id: sittingId,
      class_id,
    })),
  )
  await client.query(
    `INSERT INTO expected_candidates (school_id, sitting_id, student_id, class_id)
     SELECT k.school_id, k.sitting_id, s.user_id, s.class_id FROM sitting_classes k
     JOIN students s ON s.school_id = k.school_id AND s.class_id = k.class_id
     WHERE k.school_id = $1 AND k.sitting_id = ANY ($2)`,
    [schoolId, exams.map(({ sittingId }) => sittingId)],
  )
  await insert(
    'audit_log',
    exams.map(({ examId, subject, sittingId, versionId, opensMs }) => ({
      school_id,
      id: newId(opensMs),
      actor_user_id: subject.teacherId,
      action: 'exam.published',
      subject: examId,
      detail: { sittingId, versionId },
      done_at: iso(opensMs),
    })),
  )
  await writeAttempts(client, schoolId, exams)
}

/** The events of the attempts, as role saver: nobody else may write a log. */
export async function writeLogs(client: ClientBase, schoolId: string, exams: readonly ExamOnPaper[]): Promise<void> {
  await client.query(
    `INSERT INTO attempt_events (school_id, attempt_id, epoch, seq, kind, at_ms, question_id, value, sent_at_ms,
       server_elapsed_ms, address, is_late)
     SELECT $1, a.attempt, 1, v.seq, v.kind, v."atMs", v.question, v.value, v."atMs", v."atMs" + 40, '192.0.2.1', false
     FROM seeding_attempts a
     JOIN jsonb_to_recordset($2) AS v(exam uuid, variant int, seq int, kind text, "atMs" bigint, question text,
       value jsonb) USING (exam, variant)
     ORDER BY a.attempt, v.seq`,
    [schoolId, json(variantsOf(exams, ({ events }) => events))],
  )
}

async function writeAttempts(client: ClientBase, schoolId: string, exams: readonly ExamOnPaper[]): Promise<void> {
  await client.query(
    `INSERT INTO exam_papers (school_id, sitting_id, student_id, attempt_number, version_id, attempt_id, rules_version,
       paper, created_at)
     SELECT $1, a.sitting, a.student, a.number, a.version, a.attempt, $3, v.paper, a.opens
     FROM seeding_attempts a JOIN jsonb_to_recordset($2) AS v(exam uuid, variant int, paper jsonb) USING (exam, variant)`,
    [schoolId, json(variantsOf(exams, ({ paper }) => [{ paper }])), 1],
  )
  await client.query(
    `INSERT INTO exam_attempts (school_id, id, sitting_id, exam_id, student_id, attempt_number, version_id, started_at,
       deadline, sync_window_ms, state, submitted_at, ended_by, submit_seq, live_epoch, is_marked, class_id)
     SELECT $1, a.attempt, a.sitting, a.exam, a.student, a.number, a.version, a.started, a.deadline, $3, 'submitted',
       a.submitted, 'candidate', v.count, 1, true, s.class_id
     FROM seeding_attempts a JOIN jsonb_to_recordset($2) AS v(exam uuid, variant int, count int) USING (exam, variant)
     JOIN students s ON s.school_id = $1 AND s.user_id = a.student`,
    [schoolId, json(variantsOf(exams, ({ events }) => [{ count: events.length }])), defaultSyncWindowMs],
  )
  await client.query(
    `INSERT INTO attempt_epochs (school_id, attempt_id, epoch, page_id, device, address, taken_at, acked_seq,
       stored_count)
     SELECT $1, a.attempt, 1, md5(a.attempt::text), 'seed', '192.0.2.1', a.started, v.count, v.count
     FROM seeding_attempts a JOIN jsonb_to_recordset($2) AS v(exam uuid, variant int, count int) USING (exam, variant)`,
    [schoolId, json(variantsOf(exams, ({ events }) => [{ count: events.length }]))],
  )
}

/** What marking wrote, once the log is there. */
export async function writeMarks(client: ClientBase, schoolId: string, exams: readonly ExamOnPaper[]): Promise<void> {
  const totals = json(
    variantsOf(exams, ({ marking }) => [
      { ...marking.totals, millionths: exactOf(marking.totals), eventCount: marking.eventCount },
    ]),
  )
  const v = `jsonb_to_recordset($2) AS v(exam uuid, variant int, "correctCount" int, "partlyCount" int,
    "wrongCount" int, "unansweredCount" int, "waitingCount" int, "questionCount" int, "earnedHundredths" int, "availableHundredths" int, percentage int,
    millionths int, "eventCount" int)`
  await client.query(
    `INSERT INTO results (school_id, id, attempt_id, exam_id, student_id, subject_id, version_id, key_revision,
       correct_count, partly_count, wrong_count, unanswered_count, waiting_count, question_count, earned_hundredths,
       available_hundredths, percentage, late_count, event_count, has_score, counted_millionths, submitted_at, class_id, used_ms,
       allowed_ms, is_passed, marked_at)
     SELECT $1, a.result, a.attempt, a.exam, a.student, a.subject, a.version, 1, v."correctCount", v."partlyCount",
       v."wrongCount", v."unansweredCount", v."waitingCount", v."questionCount", v."earnedHundredths",
       v."availableHundredths", v.percentage, 0, v."eventCount", v."waitingCount" = 0, v.millionths, a.submitted, t.class_id,
       extract(epoch FROM a.submitted - a.started) * 1000, extract(epoch FROM a.deadline - a.started) * 1000,
       v.percentage >= x.passing_score, a.submitted
     FROM seeding_attempts a JOIN ${v} USING (exam, variant)
     JOIN exam_attempts t ON t.school_id = $1 AND t.id = a.attempt
     JOIN exams x ON x.school_id = $1 AND x.id = a.exam`,
    [schoolId, totals],
  )
  await client.query(
    `INSERT INTO result_revisions (school_id, attempt_id, revision, key_revision, earned_hundredths,
       available_hundredths, percentage, event_count, reason, marked_at)
     SELECT $1, a.attempt, 1, 1, v."earnedHundredths", v."availableHundredths", v.percentage, v."eventCount",
       'handed in', a.submitted
     FROM seeding_attempts a JOIN ${v} USING (exam, variant)`,
    [schoolId, totals],
  )
  await client.query(
    `INSERT INTO marked_answers (school_id, attempt_id, question_id, answer, outcome, earned_hundredths, of_hundredths)
     SELECT $1, a.attempt, v."questionId", v.answer, v.outcome, v."earnedHundredths", v."ofHundredths"
     FROM seeding_attempts a JOIN jsonb_to_recordset($2) AS v(exam uuid, variant int, "questionId" text, answer jsonb, outcome text,
       "earnedHundredths" int, "ofHundredths" int) USING (exam, variant)
     ORDER BY a.attempt, v."questionId"`,
    [schoolId, json(variantsOf(exams, ({ marking }) => marking.marked))],
  )
  await insertRows(
    client,
    'exam_counters',
    exams
      .filter(({ attempts }) => attempts.length > 0)
      .map((exam) => ({
        school_id: schoolId,
        exam_id: exam.examId,
        result_count: exam.attempts.length,
        marked_count: exam.attempts.length,
        passed_count: exam.attempts.filter(({ variant }) => isPassed(exam.variants[variant]?.marking.totals)).length,
        millionths_sum: exam.attempts.reduce(
          (sum, { variant }) => sum + exactOf(exam.variants[variant]?.marking.totals),
          0,
        ),
      })),
  )
}

function isPassed(totals: MarkTotals | undefined): boolean {
  return totals !== undefined && isPass(totals.percentage, passingScore)
}

/** What the counters hold of a paper. */
function exactOf(totals: MarkTotals | undefined): number {
  return totals ? millionthsOf(totals.earnedHundredths, totals.availableHundredths) : 0
}

function attemptsOf(exams: readonly ExamOnPaper[]): object[] {
  return exams.flatMap((exam) =>
    exam.attempts.map((one) => ({
      attempt: one.attemptId,
      result: newId(one.submittedMs),
      exam: exam.examId,
      variant: one.variant,
      sitting: exam.sittingId,
      version: exam.versionId,
      subject: exam.subject.id,
      student: one.studentId,
      number: one.attemptNumber,
      opens: iso(exam.opensMs),
      started: iso(one.startedMs),
      deadline: iso(one.deadlineMs),
      submitted: iso(one.submittedMs),
    })),
  )
}

function variantsOf(exams: readonly ExamOnPaper[], rowsOf: (variant: ExamOnPaper['variants'][number]) => object[]) {
  return exams.flatMap(({ examId, variants }) =>
    variants.flatMap((one) => rowsOf(one).map((row) => ({ exam: examId, variant: one.number, ...row }))),
  )
}

function ofClasses(exams: readonly ExamOnPaper[], row: (exam: ExamOnPaper, classId: string) => object): object[] {
  return exams.flatMap((exam) => exam.classIds.map((classId) => row(exam, classId)))
}

function examRow(schoolId: string, exam: ExamOnPaper): object {
  const [opens, closes] = [new Date(exam.opensMs), new Date(exam.closesMs)]
  return {
    school_id: schoolId,
    id: exam.examId,
    subject_id: exam.subject.id,
    title: exam.title,
    exam_type: 'assessment',
    instructions: '',
    duration_minutes: durationMinutes,
    scheduled_date: lagosDate(opens),
    scheduled_time: lagosTime(opens),
    closing_date: lagosDate(closes),
    closing_time: lagosTime(closes),
    passing_score: passingScore,
    attempts_allowed: exam.attemptsAllowed,
    show_results: 'immediate',
    total_marks_hundredths: exam.content.questions.reduce((sum, one) => sum + one.marksHundredths, 0),
    shuffle_questions: true,
    shuffle_options: true,
    status: 'completed',
    created_by: exam.subject.teacherId,
    owner_id: exam.subject.teacherId,
    created_at: iso(exam.opensMs),
    published_at: iso(exam.opensMs),
  }
}

function chosenRows(schoolId: string, { examId, subject }: ExamOnPaper): object[] {
  return subject.questions.map(({ bankQuestionId, marksHundredths }, index) => ({
    school_id: schoolId,
    exam_id: examId,
    question_id: bankQuestionId,
    position: index + 1,
    marks_hundredths: marksHundredths,
  }))
}

const json = JSON.stringify

function iso(ms: number): string {
  return new Date(ms).toISOString()
}
