import type { AnswerSome, ContentSection, CountRule } from '@sabimark/domain/exam/section.ts'
import type { Tx } from '../../platform/database/tenant.ts'

type SectionRow = { title: string; instructions: string; count: number | null; which: CountRule }

/** The sections of an exam in the order of its paper. */
export async function selectSections(tx: Tx, examId: string): Promise<ContentSection[]> {
  const rows = await tx.rows<SectionRow>(
    `SELECT title, instructions, answer_count AS count, count_rule AS which FROM exam_sections
     WHERE school_id = $1 AND exam_id = $2 ORDER BY position`,
    [tx.schoolId, examId],
  )
  return rows.map(({ title, instructions, count, which }) => ({
    title,
    instructions,
    ...(count !== null && { answer: { count, which } satisfies AnswerSome }),
  }))
}

/** Removes the sections of a draft; its questions must be in none of them any more. */
export async function deleteSections(tx: Tx, examId: string): Promise<void> {
  await tx.run('DELETE FROM exam_sections WHERE school_id = $1 AND exam_id = $2', [tx.schoolId, examId])
}

export async function insertSections(tx: Tx, examId: string, sections: readonly ContentSection[]): Promise<void> {
  if (sections.length === 0) return
  await tx.run(
    `INSERT INTO exam_sections (school_id, exam_id, position, title, instructions, answer_count, count_rule)
     SELECT $1, $2, s.place - 1, s.title, s.instructions, s.count, s.which
     FROM unnest($3::text[], $4::text[], $5::int[], $6::text[]) WITH ORDINALITY AS s(title, instructions, count, which, place)`,
    [
      tx.schoolId,
      examId,
      sections.map(({ title }) => title),
      sections.map(({ instructions }) => instructions),
      sections.map(({ answer }) => answer?.count ?? null),
      sections.map(({ answer }) => answer?.which ?? 'best'),
    ],
  )
}
