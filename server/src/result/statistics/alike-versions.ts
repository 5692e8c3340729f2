import { isMarkedAlike } from '@sabimark/domain/exam/paper-changes.ts'
import { glanceAtContent } from '../../exam/version/content.ts'
import { selectVersionIds } from '../../exam/version/version.db.ts'
import type { Tx } from '../../platform/database/tenant.ts'

/**
 * The newest version of an exam, and with it those that ask the same questions for the same marks: what was marked by them is one
 * set of papers. None before publishing.
 */
export async function alikeVersions(
  tx: Tx,
  examId: string,
): Promise<{ versionId: string; versionIds: string[] } | undefined> {
  const [versionId, ...older] = await selectVersionIds(tx, examId)
  if (versionId === undefined) return undefined
  if (older.length === 0) return { versionId, versionIds: [versionId] }
  const { content } = await glanceAtContent(tx, versionId)
  const versionIds = [versionId]
  for (const id of older) if (isMarkedAlike(content, (await glanceAtContent(tx, id)).content)) versionIds.push(id)
  return { versionId, versionIds }
}
