import type { NegativeRule } from '@sabimark/domain/exam/negative-rule.ts'
import { keptIds } from '@sabimark/domain/exam/paper-changes.ts'
import { canonicalJson } from '@sabimark/domain/exam/version.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { newId, newShortId } from '../../platform/ids.ts'
import { selectSections } from '../draft/sections.db.ts'
import { assembleContent } from './assemble-content.ts'
import { carryKey } from './carry-key.ts'
import { hashOf } from './content.ts'
import { refuseLargeContent } from './paper-bytes.ts'
import {
  type ChosenBankQuestion,
  insertKey,
  insertVersion,
  keepPassagesOf,
  selectBankQuestionsOf,
  selectKey,
} from './version.db.ts'

type Frozen = {
  examId: string
  createdBy: string
  negative: NegativeRule | null
  /**
   * The version it takes the place of while the exam is given out: its questions keep their ids, and what was decided about them.
   * `chosen`: the questions as they were read when the changes were looked at; the bank may say otherwise by now.
   */
  instead?: { lastVersionId: string; chosen: readonly ChosenBankQuestion[] }
}

/**
 * Freezes what the exam asks into a version and its key apart; answers its id. The bank may change afterwards. The keys of the school
 * are held (`holdKeys`). However a version is made, it is refused here where candidates would get more text than a paper may have.
 */
export async function freezeVersion(tx: Tx, { negative, instead, ...exam }: Frozen) {
  const asked = { sections: await selectSections(tx, exam.examId), negative }
  const chosen = instead?.chosen ?? (await selectBankQuestionsOf(tx, exam.examId))
  const kept = instead ? keptIds(await selectKey(tx, instead.lastVersionId), chosen) : new Map()
  const { content, authorOrder, key } = assembleContent(chosen, (id) => kept.get(id) ?? newShortId(), asked)
  const text = canonicalJson(content)
  const large = refuseLargeContent(text)
  if (large) return large
  const id = newId()
  await insertVersion(tx, {
    ...exam,
    id,
    rulesVersion: content.rulesVersion,
    content: text,
    contentHash: hashOf(text),
    authorOrder,
  })
  const named = { versionId: id, key, createdBy: exam.createdBy }
  if (instead) await carryKey(tx, named, { lastVersionId: instead.lastVersionId, content })
  else await insertKey(tx, named)
  await keepPassagesOf(tx, exam.examId)
  return id
}
