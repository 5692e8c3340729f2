import type { Pool } from 'pg'
import { contentOfVersion, type VersionContent } from '../exam/version/content.ts'
import { createBoundedMap } from '../platform/bounded-map.ts'
import { inSchool } from '../platform/database/tenant.ts'
import { type PlaceOfAttempt, selectOptionalPlaceOf } from './attempt.db.ts'
import type { TicketClaims } from './ticket.ts'

/** The content an attempt is about; undefined for an attempt that is not there. */
export type ContentOfAttempt = (claims: TicketClaims) => Promise<VersionContent | undefined>

type Attempt = Pick<TicketClaims, 'schoolId' | 'attemptId'>
type Places = {
  /** Which version an attempt is about, whose it is and in which sitting. */
  placeOf(attempt: Attempt): Promise<PlaceOfAttempt | undefined>
  /** Tells it, for who has just read it. */
  remember(attempt: Attempt, place: PlaceOfAttempt): void
}

/**
 * Keeps for each attempt which version it is about and where it belongs, which never changes: looked up once, so that a save needs no
 * question to the database beside its own. The content itself is kept once a version, for all its candidates.
 */
export function createContentOfAttempt(pool: Pool, mostKept = 20_000): ContentOfAttempt & Places {
  const places = createBoundedMap<string, PlaceOfAttempt>(mostKept)
  // The school is in the key: what one school has warmed, another cannot read.
  const nameOf = ({ schoolId, attemptId }: Attempt) => `${schoolId} ${attemptId}`
  const placeOf: Places['placeOf'] = async ({ schoolId, attemptId }) => {
    const name = nameOf({ schoolId, attemptId })
    const known = places.get(name)
    if (known) return known
    const place = await inSchool(pool, { schoolId }, (tx) => selectOptionalPlaceOf(tx, attemptId))
    if (place) places.set(name, place)
    return place
  }
  const contentOf: ContentOfAttempt = async (claims) => {
    const place = await placeOf(claims)
    return place && (await contentOfVersion(pool, claims.schoolId, place.versionId))
  }
  const remember: Places['remember'] = (attempt, place) => places.set(nameOf(attempt), place)
  return Object.assign(contentOf, { placeOf, remember })
}
