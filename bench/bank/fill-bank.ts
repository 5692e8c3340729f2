import { lagosDate, lagosTime } from '@sabimark/domain/words/lagos-time.ts'
import { inSchool } from '@sabimark/server/src/platform/database/tenant.ts'
import { newId } from '@sabimark/server/src/platform/ids.ts'
import type { Asker } from '../growth/ask.ts'
import type { SeededSchool } from '../growth/seeded-school.ts'
import type { Product } from '../product/start-product.ts'

/** A bank of so many questions, some of which stand in exams that are not over. */
export type BankSize = { questions: number; drafts: number; inEach: number }

const atOnce = 5_000
const hourMs = 3_600_000

/** Questions of every subject by its teachers in turn, and drafts of the administrator's that have some of them. */
export async function fillBank(product: Product, asker: Asker, school: SeededSchool, size: BankSize): Promise<void> {
  for (let first = 0; first < size.questions; first += atOnce) {
    const ids = Array.from({ length: Math.min(atOnce, size.questions - first) }, () => newId())
    await inSchool(product.pools.app, school, (tx) =>
      tx.run(
        `INSERT INTO questions (school_id, id, subject_id, type, question, options, correct_option_ids, explanation,
           difficulty, topic, marks_hundredths, time_allocation_minutes, tags, created_by, owner_id, created_at)
         SELECT $1, q.id, t.subject_id, CASE WHEN q.n % 5 = 0 THEN 'true_false' ELSE 'multiple_choice' END,
           'What follows from statement ' || q.n || ' about the rivers, the rains and the trade of the delta?',
           jsonb_build_array(jsonb_build_object('id', 'aaaaaa', 'text', 'The first of ' || q.n),
             jsonb_build_object('id', 'bbbbbb', 'text', 'The second of ' || q.n)),
           '{aaaaaa}', '', (ARRAY['Easy', 'Medium', 'Hard'])[1 + q.n % 3], 'Topic ' || q.n % 400, 200, 1.5, '{}',
           t.user_id, t.user_id, now()
         FROM (SELECT p.id, ($3 + p.place)::int AS n FROM unnest($2::uuid[]) WITH ORDINALITY AS p (id, place)) q
         JOIN (SELECT subject_id, user_id, row_number() OVER (ORDER BY user_id) - 1 AS place, count(*) OVER () AS count
           FROM teacher_subjects WHERE school_id = $1) t ON t.place = q.n % t.count`,
        [school.schoolId, ids, first],
      ),
    )
  }
  for (let draft = 1; draft <= size.drafts; draft++) await setDraft(product, asker, school, draft, size.inEach)
}

async function setDraft(
  { pools }: Product,
  asker: Asker,
  { schoolId, subjectId, teacherCookie }: SeededSchool,
  draft: number,
  inEach: number,
): Promise<void> {
  const chosen = await inSchool(pools.app, { schoolId }, (tx) =>
    tx.rows<{ id: string }>(
      'SELECT id FROM questions WHERE school_id = $1 AND subject_id = $2 ORDER BY id LIMIT $3 OFFSET $4',
      [schoolId, subjectId, inEach, draft * inEach],
    ),
  )
  const [opensAt, closesAt] = [new Date(Date.now() + hourMs), new Date(Date.now() + 12 * hourMs)]
  await asker.post(
    '/exams',
    {
      title: `Draft ${draft}`,
      subjectId,
      classIds: [],
      examType: 'mock',
      durationMinutes: 60,
      scheduledDate: lagosDate(opensAt),
      scheduledTime: lagosTime(opensAt),
      closingDate: lagosDate(closesAt),
      closingTime: lagosTime(closesAt),
      passingScore: 50,
      totalMarksHundredths: chosen.length * 200,
      questions: chosen.map(({ id }) => ({ questionId: id, marksHundredths: 200 })),
    },
    teacherCookie,
  )
}
