import { lagosDate, lagosTime } from '@sabimark/domain/words/lagos-time.ts'
import { inSchool } from '@sabimark/server/src/platform/database/tenant.ts'
import { newId } from '@sabimark/server/src/platform/ids.ts'
import { type Asker, openAsker, textIn } from '../growth/ask.ts'
import { type CallFigures, measured } from '../growth/measured.ts'
import type { Stage } from '../parts/stage.ts'
import { layExam } from '../product/exam.ts'
import { processorTime } from '../product/processes.ts'
import { type ActFigures, middleOf } from '../roster/acts.ts'

export type ExamsFigures = { drawn: CallFigures; publishedMs: number; acts: Record<string, ActFigures> }

const difficulties = ['Easy', 'Medium', 'Hard'] as const
const hourMs = 3_600_000
const minuteMs = 60_000

/** What a teacher does with an exam: draws its questions, publishes it, and acts on it while its candidates wait. */
export async function measureExams(stage: Stage): Promise<ExamsFigures> {
  const { product, school, pace, say } = stage
  const { bank, drawn: count, candidates, rounds } = pace.exams
  const asker = openAsker(product.port)
  try {
    await fillSubject(stage, bank)
    const rows = difficulties.map((difficulty) => ({ topic: null, type: null, difficulty, count: count / 3 }))
    const draw = () =>
      asker.post('/blueprint/draw', { subjectId: school.subjectId, except: [], rows }, school.teacherCookie)
    const drawn = await measured(product, Array.from({ length: rounds }), draw)
    const { questions } = (await draw()) as { questions: { id: string }[] }
    const ids = questions.map(({ id }) => id)
    const began = performance.now()
    const { examId, students } = await layExam(product, school, ids, candidates, 24)
    const publishedMs = performance.now() - began
    say(`${ids.length} questions drawn in ${drawn.p50Ms.toFixed(1)} ms, published in ${Math.round(publishedMs)} ms`)
    const studentId = students[0]?.userId ?? ''
    return { drawn, publishedMs, acts: await measureActs(stage, asker, { examId, studentId, rounds }) }
  } finally {
    asker.close()
  }
}

async function measureActs(
  { product, school, pace }: Stage,
  asker: Asker,
  { examId, studentId, rounds }: { examId: string; studentId: string; rounds: number },
): Promise<ExamsFigures['acts']> {
  const { teacherCookie: cookie } = school
  const sittingId = textIn(await asker.get(`/exams/${examId}`, cookie), 'sittingId')
  const found: ExamsFigures['acts'] = {}
  const act = async (name: string, path: string, body: (round: number) => object | Promise<object>) => {
    const all: ActFigures[] = []
    for (let round = 1; round <= rounds; round += 1) {
      await untilNothingIsDue(product, school.schoolId, pace.settleMs)
      const asked = await body(round)
      const [before, began] = [processorTime(product.pid), performance.now()]
      await asker.post(`/exams/${examId}/${path}`, { examId, ...asked }, cookie)
      const [tookMs, after] = [performance.now() - began, processorTime(product.pid)]
      all.push({ tookMs, cpuMicros: after.node - before.node + after.postgres - before.postgres })
    }
    // The kernel counts in hundredths of a second: of one act it may see nothing, of all of them it sees the sum.
    const cpuMicros = all.reduce((sum, one) => sum + one.cpuMicros, 0) / all.length
    found[name] = { tookMs: middleOf(all).tookMs, cpuMicros }
  }
  const day = Date.now() + 48 * hourMs
  await act('move an exam', 'reschedule', (round) => {
    const [opensAt, closesAt] = [new Date(day + round * minuteMs), new Date(day + 13 * hourMs)]
    return {
      scheduledDate: lagosDate(opensAt),
      scheduledTime: lagosTime(opensAt),
      closingDate: lagosDate(closesAt),
      closingTime: lagosTime(closesAt),
      durationMinutes: 60,
    }
  })
  const reason = 'A pupil with a broken arm'
  const { schoolId } = school
  // As whoever does it has read it.
  const seen = () =>
    inSchool(product.pools.app, { schoolId }, (tx) =>
      tx.one<{ closesAt: Date; change: string | null }>(
        `SELECT s.closes_at AS "closesAt", (SELECT c.id FROM sitting_changes c
           WHERE c.school_id = s.school_id AND c.sitting_id = s.id ORDER BY c.id DESC LIMIT 1) AS change
         FROM exam_sittings s WHERE s.school_id = $1 AND s.id = $2`,
        [schoolId, sittingId],
      ),
    )
  const ids = [studentId]
  await act('extra time', 'extra-time', async () => ({
    sittingId,
    ids,
    minutes: 1,
    reason,
    seen: (await seen()).change,
  }))
  await act('extend an exam', 'extend', async () => ({ sittingId, by: { minutes: 1 }, reason, seen: await seen() }))
  await act('copy an exam', 'duplicate', () => ({}))
  return found
}

/**
 * What an act leaves to be done is done before the next is measured: neither due nor held, as work is from its first try on. Given up
 * after so long.
 */
async function untilNothingIsDue({ pools }: Stage['product'], schoolId: string, patienceMs: number): Promise<void> {
  const giveUpAt = performance.now() + patienceMs
  while (performance.now() < giveUpAt) {
    const { due } = await inSchool(pools.app, { schoolId }, (tx) =>
      tx.one<{ due: number }>(
        `SELECT count(*)::int AS due FROM due_work
         WHERE school_id = $1 AND (due_at <= clock_timestamp() OR failures > 0)`,
        [schoolId],
      ),
    )
    if (due === 0) return
    await new Promise((done) => setTimeout(done, 20))
  }
}

/** Questions of one subject, of each difficulty as many. */
async function fillSubject({ product, school }: Stage, count: number): Promise<void> {
  const ids = Array.from({ length: count }, () => newId())
  await inSchool(product.pools.app, school, (tx) =>
    tx.run(
      `INSERT INTO questions (school_id, id, subject_id, type, question, options, correct_option_ids, explanation,
         difficulty, topic, marks_hundredths, time_allocation_minutes, tags, created_by, owner_id, created_at)
       SELECT $1, q.id, $3, 'multiple_choice', 'Which of these follows from statement ' || q.n || ' about the delta?',
         jsonb_build_array(jsonb_build_object('id', 'aaaaaa', 'text', 'The first of ' || q.n),
           jsonb_build_object('id', 'bbbbbb', 'text', 'The second of ' || q.n)),
         '{aaaaaa}', '', (ARRAY['Easy', 'Medium', 'Hard'])[1 + q.n % 3], 'Topic ' || q.n % 40, 200, 1.5, '{}',
         u.id, u.id, now()
       FROM unnest($2::uuid[]) WITH ORDINALITY AS q (id, n),
         LATERAL (SELECT id FROM users WHERE school_id = $1 AND role = 'school_admin' LIMIT 1) u`,
      [school.schoolId, ids, school.subjectId],
    ),
  )
}
