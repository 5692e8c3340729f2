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

/** As kept: with the bytes it takes up, about two for a character of its text. */
type Kept = { version: VersionContent; bytes: number }

const mostKeptBytes = 64 * 1024 * 1024

// A hall of candidates asks for the same few contents in the same minute, and they never change. Who comes while one is
// being read waits for that reading.
const kept = createBoundedMap<string, Kept>(mostKeptBytes, ({ bytes }) => bytes)
const underWay = new Map<string, Promise<Kept>>()

const nameOf = (schoolId: string, versionId: string) => `${schoolId} ${versionId}`

/** What is at hand of a version, also where somebody else is just reading it: their reading may fail by what befell their connection. */
function atHand(name: string): Promise<VersionContent | undefined> | undefined {
  const known = kept.get(name)
  if (known) return Promise.resolve(known.version)
  return underWay.get(name)?.then(
    ({ version }) => version,
    () => undefined,
  )
}

/** The content of a version of this school; it is shared with every caller, so nobody may change it. */
export async function selectContent(tx: Tx, versionId: string): Promise<VersionContent> {
  // The school is in the key: what one school has warmed, another cannot read.
  const name = nameOf(tx.schoolId, versionId)
  const known = atHand(name)
  const found = known && (await known)
  if (found) return found
  const reading = readContent(tx, versionId)
  underWay.set(name, reading)
  try {
    const read = await reading
    kept.set(name, read)
    return read.version
  } finally {
    if (underWay.get(name) === reading) underWay.delete(name)
  }
}

/**
 * As `selectContent`, for staff who look through many versions, as a correction does: what is not at hand is read and not kept, so that
 * it takes no place of an exam that runs.
 */
export async function glanceAtContent(tx: Tx, versionId: string): Promise<VersionContent> {
  return (await atHand(nameOf(tx.schoolId, versionId))) ?? (await readContent(tx, versionId)).version
}

/**
 * As `selectContent`, for callers in no transaction: one is opened only when the content is not at hand. Only who holds
 * a connection reads for others, or all connections could wait for one that cannot be had.
 */
export async function contentOfVersion(pool: Pool, schoolId: string, versionId: string): Promise<VersionContent> {
  const found = await atHand(nameOf(schoolId, versionId))
  return found ?? (await inSchool(pool, { schoolId }, (tx) => selectContent(tx, versionId)))
}

async function readContent(tx: Tx, versionId: string): Promise<Kept> {
  const { text, contentHash, authorOrder } = await selectContentText(tx, versionId)
  if (hashOf(text) !== contentHash) throw new Error(`The content of version ${versionId} is not what was published.`)
  const content = JSON.parse(text) as ExamContent
  return { version: { content, contentHash, authorOrder: authorOrder ?? orderOf(content) }, bytes: 2 * text.length }
}
