import { shareState } from '@sabimark/domain/report/sharing/share.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { createTurns } from '../../platform/http/turns.ts'
import type { Services } from '../../platform/process/services.ts'
import { type SchoolFace, selectSchoolFace } from '../../school/school-face.db.ts'
import { type ShareFace, selectOptionalShareFace, selectSchoolOfShare } from './share.db.ts'
import { hashOfShareToken } from './share-secret.ts'

/** What stands above the PIN: the school, who shared what, and until when. Nobody's name but the sender's. */
export type FoundFace = ShareFace & { school: SchoolFace; expiresAt: Date; now: Date }

/** A flood of links, real ones or not, holds two connections at most. */
const turns = createTurns({ mostAtOnce: 2, mostWaiting: 100 })

/**
 * Whose link this is, for whoever has it: its address cannot be guessed. Undefined for one that leads nowhere or is not open,
 * which look alike. Throws UNAVAILABLE when too many ask at once.
 */
export async function findShareFace({ pools }: Pick<Services, 'pools'>, token: string): Promise<FoundFace | undefined> {
  const tokenHash = hashOfShareToken(token)
  return await turns(async () => {
    const schoolId = await selectSchoolOfShare(pools.app, tokenHash)
    if (schoolId === null) return undefined
    return await inSchool(pools.app, { schoolId }, async (tx) => {
      const face = await selectOptionalShareFace(tx, tokenHash)
      if (!face || shareState(face, tx.now) !== 'open') return undefined
      return { ...face, now: tx.now, school: await selectSchoolFace(tx) }
    })
  })
}
