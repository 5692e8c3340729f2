import type { ExamContent } from '@sabimark/domain/exam/version.ts'
import type { Pool } from 'pg'
import { selectContent } from '../exam/version/content.ts'
import { inSchool } from '../platform/database/tenant.ts'
import { selectOptionalVersionOf } from './attempt.db.ts'
import type { TicketClaims } from './ticket.ts'

/** The content an attempt is about; undefined for an attempt that is not there. */
export type ContentOfAttempt = (claims: TicketClaims) => Promise<ExamContent | undefined>

/**
 * Keeps for each attempt which content it is about, which never changes: looked up once, so that a save needs no question
 * to the database beside its own. The oldest are forgotten.
 */
export function createContentOfAttempt(pool: Pool, mostKept = 20_000): ContentOfAttempt {
  const kept = new Map<string, ExamContent>()
  return async ({ schoolId, attemptId }) => {
    // The school is in the key: what one school has warmed, another cannot read.
    const name = `${schoolId} ${attemptId}`
    const known = kept.get(name)
    if (known) return known
    const content = await inSchool(pool, { schoolId }, async (tx) => {
      const versionId = await selectOptionalVersionOf(tx, attemptId)
      return versionId === undefined ? undefined : (await selectContent(tx, versionId)).content
    })
    if (content === undefined) return undefined
    for (const oldest of kept.keys()) {
      if (kept.size < mostKept) break
      kept.delete(oldest)
    }
    kept.set(name, content)
    return content
  }
}
