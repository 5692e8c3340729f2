import { canonicalJson } from '@sabimark/domain/exam/version.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { newId, newShortId } from '../../platform/ids.ts'
import { assembleContent } from './assemble-content.ts'
import { hashOf } from './content.ts'
import { insertKey, insertVersion, keepPassagesOf, selectBankQuestionsOf } from './version.db.ts'

/** Freezes what the exam asks into a version and its key apart; answers its id. The bank may change afterwards. */
export async function freezeVersion(tx: Tx, exam: { examId: string; createdBy: string }): Promise<string> {
  const { content, authorOrder, key } = assembleContent(await selectBankQuestionsOf(tx, exam.examId), newShortId)
  const text = canonicalJson(content)
  const id = newId()
  await insertVersion(tx, {
    ...exam,
    id,
    rulesVersion: content.rulesVersion,
    content: text,
    contentHash: hashOf(text),
    authorOrder,
  })
  await insertKey(tx, { versionId: id, key, createdBy: exam.createdBy })
  await keepPassagesOf(tx, exam.examId)
  return id
}
