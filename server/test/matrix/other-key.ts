import type { AnswerRules } from '@sabimark/domain/bank/answer-rules.ts'
import { selectContent } from '../../src/exam/version/content.ts'
import { selectKey, selectOptionalNewestVersion } from '../../src/exam/version/version.db.ts'
import { markAttempts } from '../../src/marking/mark-attempts.ts'
import { inSchool } from '../../src/platform/database/tenant.ts'
import type { TestServer } from '../server.ts'

/**
 * Makes the next option of every question the right one, other texts and numbers accepted and essays marked by another
 * guide and rubric, in the key and in the bank, and marks anew whoever has handed in: the same exam with the same ids, papers and answers, and another key.
 */
export async function turnKey(server: TestServer, { schoolId, examId }: { schoolId: string; examId: string }) {
  await inSchool(server.pools.app, { schoolId }, async (tx) => {
    const version = await selectOptionalNewestVersion(tx, examId)
    if (!version) throw new Error('The exam is not published.')
    const { versionId } = version
    const { content } = await selectContent(tx, versionId)
    const { revision, key } = await selectKey(tx, versionId)
    for (const { id, options } of content.questions) {
      const known = key[id]
      if (known?.rules && options.length === 0) {
        const rules = otherRules(known.rules)
        key[id] = { ...known, rules }
        await tx.run('UPDATE questions SET answer_rules = $3 WHERE school_id = $1 AND id = $2', [
          ...[schoolId, known.bankQuestionId],
          JSON.stringify(rules),
        ])
        continue
      }
      const place = options.findIndex((option) => known?.correctOptionIds.includes(option.id))
      const next = options[(place + 1) % options.length]?.id
      if (!known || place < 0 || !next) throw new Error('A question has no right option.')
      key[id] = { ...known, correctOptionIds: [next], explanation: `${known.explanation} of ${next}` }
      await tx.run('UPDATE questions SET correct_option_ids = $3 WHERE school_id = $1 AND id = $2', [
        ...[schoolId, known.bankQuestionId],
        [next],
      ])
    }
    await tx.run(
      `INSERT INTO exam_keys (school_id, version_id, revision, key, created_by)
       SELECT school_id, version_id, $3, $4, created_by FROM exam_keys
       WHERE school_id = $1 AND version_id = $2 AND revision = $5`,
      [schoolId, versionId, revision + 1, JSON.stringify(key), revision],
    )
    const attempts = await tx.rows<{ id: string }>(
      "SELECT id FROM exam_attempts WHERE school_id = $1 AND exam_id = $2 AND state = 'submitted'",
      [schoolId, examId],
    )
    const ids = attempts.map(({ id }) => id)
    await markAttempts(tx, ids, 'another key')
  })
}

/** Everything that only staff may know of them is another. */
function otherRules(rules: AnswerRules): AnswerRules {
  switch (rules.kind) {
    case 'text':
      return { ...rules, accepted: [{ text: 'another word', percent: 100 }], compare: { ...rules.compare, case: true } }
    case 'number':
      return {
        ...rules,
        accepted: [{ value: '1234', tolerance: { kind: 'percent', amount: '7' }, percent: 100 }],
        unit: rules.unit && { ...rules.unit, texts: ['furlong'], withoutIt: 'half' },
      }
    case 'essay':
      return { ...rules, guide: 'Another guide', rubric: [{ id: 'other1', text: 'Another point', hundredths: 75 }] }
    default:
      return rules
  }
}
