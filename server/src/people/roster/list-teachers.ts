import { readPage } from '../../platform/database/keyset.ts'
import { foldForSearch } from '../../platform/database/search-fold.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { selectTeachers } from './teacher.db.ts'

type TeacherQuery = { cursor?: string | undefined; search?: string | undefined }

/** A page of the school's teachers. */
export async function listTeachers(tx: Tx, { cursor, search }: TeacherQuery) {
  return await readPage(cursor, {
    read: ({ before, limit }) => selectTeachers(tx, { before, limit, search: foldForSearch(search ?? '') }),
    asItem: (teacher) => teacher,
    idOf: ({ id }) => id,
  })
}
