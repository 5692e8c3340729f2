import type { Pool } from 'pg'
import { contentOfVersion, type VersionContent } from '../exam/version/content.ts'
import { createBoundedMap } from '../platform/bounded-map.ts'
import { inSchool } from '../platform/database/tenant.ts'
import { selectOptionalVersionOf } from './attempt.db.ts'
import type { TicketClaims } from './ticket.ts'

/** The content an attempt is about; undefined for an attempt that is not there. */
export type ContentOfAttempt = (claims: TicketClaims) => Promise<VersionContent | undefined>

type Attempt = Pick<TicketClaims, 'schoolId' | 'attemptId'>
/** Tells which version an attempt is about, for who has just read it. */
type Remembering = { remember(attempt: Attempt, versionId: string): void }

/**
 * Keeps for each attempt which version it is about, which never changes: looked up once, so that a save needs no
 * question to the database beside its own. The content itself is kept once a version, for all its candidates.
 */
export function createContentOfAttempt(pool: Pool, mostKept = 20_000): ContentOfAttempt & Remembering {
  const versions = createBoundedMap<string, string>(mostKept)
  // The school is in the key: what one school has warmed, another cannot read.
  const nameOf = ({ schoolId, attemptId }: Attempt) => `${schoolId} ${attemptId}`
  const contentOf: ContentOfAttempt = async ({ schoolId, attemptId }) => {
    const name = nameOf({ schoolId, attemptId })
    let versionId = versions.get(name)
    if (versionId === undefined) {
      versionId = await inSchool(pool, { schoolId }, (tx) => selectOptionalVersionOf(tx, attemptId))
      if (versionId === undefined) return undefined
      versions.set(name, versionId)
    }
    return await contentOfVersion(pool, schoolId, versionId)
  }
  return Object.assign(contentOf, {
    remember: (attempt: Attempt, versionId: string) => versions.set(nameOf(attempt), versionId),
  })
}
