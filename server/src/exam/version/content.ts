import { createHash } from 'node:crypto'
import { type AuthorOrder, orderOf } from '@sabimark/domain/exam/paper.ts'
import type { ExamContent } from '@sabimark/domain/exam/version.ts'
import type { Pool } from 'pg'
import { createBoundedMap } from '../../platform/bounded-map.ts'
import { inSchool, type Tx } from '../../platform/database/tenant.ts'
import { selectContentText } from './version.db.ts'

/** `authorOrder` is never for candidates. */
export type VersionContent = { content: ExamContent; contentHash: string; authorOrder: AuthorOrder }

/** The address of a content: SHA-256 of its canonical text, in hex. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex')
}

// A hall of candidates asks for the same few contents in the same minute, and they never change. Who comes while one is
// being read waits for that reading.
const kept = createBoundedMap<string, Promise<VersionContent>>(128)

const nameOf = (schoolId: string, versionId: string) => `${schoolId} ${versionId}`

/** The content of a version of this school; it is shared with every caller, so nobody may change it. */
export async function selectContent(tx: Tx, versionId: string): Promise<VersionContent> {
  // The school is in the key: what one school has warmed, another cannot read.
  const name = nameOf(tx.schoolId, versionId)
  // Somebody else's reading may fail by what befell their connection; the own may not.
  const found = await kept.get(name)?.catch(() => undefined)
  if (found) return found
  const reading = readContent(tx, versionId)
  kept.set(name, reading)
  try {
    return await reading
  } catch (error) {
    if (kept.get(name) === reading) kept.delete(name)
    throw error
  }
}

/**
 * As `selectContent`, for callers in no transaction: one is opened only when the content is not at hand. Only who holds
 * a connection reads for others, or all connections could wait for one that cannot be had.
 */
export async function contentOfVersion(pool: Pool, schoolId: string, versionId: string): Promise<VersionContent> {
  const found = await kept.get(nameOf(schoolId, versionId))?.catch(() => undefined)
  return found ?? (await inSchool(pool, { schoolId }, (tx) => selectContent(tx, versionId)))
}

async function readContent(tx: Tx, versionId: string): Promise<VersionContent> {
  const { text, contentHash, authorOrder } = await selectContentText(tx, versionId)
  if (hashOf(text) !== contentHash) throw new Error(`The content of version ${versionId} is not what was published.`)
  const content = JSON.parse(text) as ExamContent
  return { content, contentHash, authorOrder: authorOrder ?? orderOf(content) }
}
