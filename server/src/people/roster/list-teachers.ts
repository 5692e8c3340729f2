import { foldForSearch } from '../../platform/database/search-fold.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { selectTeachers } from './teacher.db.ts'

const pageSize = 50

type Asked = { cursor?: string | undefined; search?: string | undefined }

/** A page of the school's teachers. */
export async function listTeachers(tx: Tx, { cursor, search }: Asked) {
  const found = await selectTeachers(tx, { cursor, search: foldForSearch(search ?? ''), limit: pageSize + 1 })
  const items = found.slice(0, pageSize)
  return { items, nextCursor: found.length > pageSize ? (items.at(-1)?.id ?? null) : null }
}
