import { createHash } from 'node:crypto'
import type { ExamContent } from '@sabimark/domain/exam/version.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { selectContentText, selectOptionalVersionByHash, type VersionRef } from './version.db.ts'

export type VersionContent = { content: ExamContent; contentHash: string }

/** The address of a content: SHA-256 of its canonical text, in hex. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex')
}

// A hall of candidates asks for the same few contents in the same minute, and they never change.
const kept = new Map<string, VersionContent>()
const mostKept = 32

/** The content of a version of this school; it is shared with every caller, so nobody may change it. */
export async function selectContent(tx: Tx, versionId: string): Promise<VersionContent> {
  // The school is in the key: what one school has warmed, another cannot read.
  const name = `${tx.schoolId} ${versionId}`
  const found = kept.get(name) ?? (await readContent(tx, versionId))
  kept.delete(name)
  kept.set(name, found)
  for (const oldest of kept.keys()) {
    if (kept.size <= mostKept) break
    kept.delete(oldest)
  }
  return found
}

/** The content at an address of this school, and the exam it is of. */
export async function selectContentByHash(
  tx: Tx,
  contentHash: string,
): Promise<(VersionContent & VersionRef) | undefined> {
  const version = await selectOptionalVersionByHash(tx, contentHash)
  return version ? { ...version, ...(await selectContent(tx, version.versionId)) } : undefined
}

async function readContent(tx: Tx, versionId: string): Promise<VersionContent> {
  const { text, contentHash } = await selectContentText(tx, versionId)
  if (hashOf(text) !== contentHash) throw new Error(`The content of version ${versionId} is not what was published.`)
  return { content: JSON.parse(text) as ExamContent, contentHash }
}
