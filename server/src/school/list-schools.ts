import type { Services } from '../platform/services.ts'
import { selectSchools } from './school.db.ts'

const pageSize = 50

/** A page of all schools, newest first; read by the one role that may see across them. */
export async function listSchools({ pools }: Pick<Services, 'pools'>, { cursor }: { cursor?: string | undefined }) {
  const found = await selectSchools(pools.platform, cursor ?? null, pageSize + 1)
  const items = found.slice(0, pageSize)
  return { items, nextCursor: found.length > pageSize ? (items.at(-1)?.id ?? null) : null }
}
