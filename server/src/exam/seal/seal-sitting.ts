import type { Tx } from '../../platform/database/tenant.ts'
import { selectOptionalQuestionPicture } from '../../platform/files/files.db.ts'
import { glanceAtContent } from '../version/content.ts'
import { endSeals, insertSeal } from './seal.db.ts'
import { sealPaper } from './seal-paper.ts'

/** Seals the paper of a sitting that has no live seal under a new code. The exam is held. */
export async function sealSitting(tx: Tx, sitting: { sittingId: string; versionId: string }): Promise<void> {
  const { content } = await glanceAtContent(tx, sitting.versionId)
  await insertSeal(tx, sitting, await sealPaper(content, (id) => selectOptionalQuestionPicture(tx, id)))
}

/** The sittings among these that are offered without a network are offered with this version from now on: with another code, and fetched anew. */
export async function renewSeals(tx: Tx, sittingIds: readonly string[], versionId: string): Promise<void> {
  for (const sittingId of await endSeals(tx, sittingIds)) await sealSitting(tx, { sittingId, versionId })
}
