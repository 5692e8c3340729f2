import type { Paper, Shuffling } from '@sabimark/domain/exam/paper.ts'
import { isKnownRulesVersion } from '@sabimark/domain/exam/rules-version.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { selectContent } from '../version/content.ts'
import { newPaper } from './new-paper.ts'
import { insertPapers, type PaperName, type PaperRow, selectOptionalPaper } from './paper.db.ts'

/** `attemptId` is the id the attempt on this paper has or will have. */
export type CandidatePaper = { attemptId: string; versionId: string; rulesVersion: number; order: Paper['order'] }

type PaperInput = {
  sitting: { sittingId: string; versionId: string } & Shuffling
  studentId: string
  attemptNumber: number
  /** The paper that is there already, when the caller has it at hand. */
  made?: PaperRow | undefined
}

/**
 * The paper of a candidate for one attempt, made now for late-comers and second attempts. `'other_rules'` when it was
 * made by rules this program does not have, or could only be: it must not be served here. `'other_version'` when changes were published
 * since the sitting was read, which has no paper of this version any more.
 */
export async function paperFor(
  tx: Tx,
  { sitting, studentId, attemptNumber, made }: PaperInput,
): Promise<CandidatePaper | 'other_rules' | 'other_version'> {
  const name = { sittingId: sitting.sittingId, studentId, attemptNumber }
  const row = made ?? (await selectOptionalPaper(tx, name)) ?? (await makePaper(tx, name, sitting))
  if (row === 'other_rules') return row
  if (row === undefined) return 'other_version'
  if (!isKnownRulesVersion(row.paper.rulesVersion)) return 'other_rules'
  const { attemptId, versionId, paper } = row
  return { attemptId, versionId, ...paper }
}

async function makePaper(
  tx: Tx,
  name: PaperName,
  { versionId, shuffleQuestions, shuffleOptions }: PaperInput['sitting'],
) {
  const { content, authorOrder } = await selectContent(tx, versionId)
  if (!isKnownRulesVersion(content.rulesVersion)) return 'other_rules'
  const shuffling = { shuffleQuestions, shuffleOptions }
  await insertPapers(tx, [newPaper({ versionId, content, authorOrder, shuffling }, name)])
  // Somebody else may have been faster: the paper that is stored is the paper.
  return await selectOptionalPaper(tx, name)
}
