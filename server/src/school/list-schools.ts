import { readPage } from '../platform/database/keyset.ts'
import { foldForSearch } from '../platform/database/search-fold.ts'
import type { Services } from '../platform/services.ts'
import { selectSchools } from './school.db.ts'

type SchoolQuery = { cursor?: string | undefined; search: string }

/** A page of all schools, newest first; read by the one role that may see across them. */
export async function listSchools({ pools }: Pick<Services, 'pools'>, { cursor, search }: SchoolQuery) {
  return await readPage(cursor, {
    read: (ask) => selectSchools(pools.platform, { ...ask, search: foldForSearch(search) }),
    asItem: (school) => school,
    idOf: ({ id }) => id,
  })
}
