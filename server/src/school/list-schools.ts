import { readPage } from '../platform/database/keyset.ts'
import type { Services } from '../platform/services.ts'
import { selectSchools } from './school.db.ts'

/** A page of all schools, newest first; read by the one role that may see across them. */
export async function listSchools({ pools }: Pick<Services, 'pools'>, { cursor }: { cursor?: string | undefined }) {
  return await readPage(cursor, {
    read: ({ before, limit }) => selectSchools(pools.platform, before, limit),
    asItem: (school) => school,
    idOf: ({ id }) => id,
  })
}
