import { counted } from '@sabimark/domain/words/plural.ts'
import type { Tx } from '../../platform/database/tenant.ts'

const mostNames = 10

/**
 * What is said of a sitting that is added where some of its candidates have checked questions of the exam in a practice since the exam was
 * first opened: they have read right answers. They are not shut out, since practising is nothing wrong: staff decide (decision 073).
 */
export async function practisedEffects(
  tx: Tx,
  { examId, studentIds }: { examId: string; studentIds: readonly string[] },
): Promise<string[]> {
  if (studentIds.length === 0) return []
  const names = await selectPractised(tx, { examId, studentIds })
  if (names.length === 0) return []
  const more = names.length - mostNames
  const said = more > 0 ? [...names.slice(0, mostNames), `${more.toLocaleString('en-NG')} more`] : names
  const [have, know] = names.length === 1 ? ['has', 'knows'] : ['have', 'know']
  return [
    `${counted(names.length, 'student')} of it ${have} checked questions of this exam in a practice, and ${know} what is right: ${said.join(', ')}.`,
  ]
}

/** The names of those of these students who checked a question of the exam elsewhere since it was first opened, and have not begun it. */
async function selectPractised(
  tx: Tx,
  { examId, studentIds }: { examId: string; studentIds: readonly string[] },
): Promise<string[]> {
  // Attempts and what was checked in them belong to the room attempt, a later one: read here in SQL only.
  const rows = await tx.rows<{ name: string }>(
    `SELECT u.name FROM users u
     WHERE u.school_id = $1 AND u.id = ANY ($3::uuid[])
       AND NOT EXISTS (SELECT FROM exam_attempts b WHERE b.school_id = $1 AND b.student_id = u.id AND b.exam_id = $2)
       AND EXISTS (
         SELECT FROM exam_attempts a
         JOIN checked_answers k ON k.school_id = $1 AND k.attempt_id = a.id AND k.checked_at >= (
           SELECT min(s.opens_at) FROM exam_sittings s WHERE s.school_id = $1 AND s.exam_id = $2)
         JOIN version_questions p ON p.school_id = $1 AND p.version_id = a.version_id AND p.question_id = k.question_id
         JOIN version_questions q ON q.school_id = $1 AND q.bank_question_id = p.bank_question_id
         JOIN exam_versions v ON v.school_id = $1 AND v.id = q.version_id AND v.exam_id = $2
         WHERE a.school_id = $1 AND a.student_id = u.id)
     ORDER BY u.name_key, u.id`,
    [tx.schoolId, examId, studentIds],
  )
  return rows.map(({ name }) => name)
}
