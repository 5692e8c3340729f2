import type { filesContract } from '@sabimark/contract/report/files/files.contract.ts'
import { fileKindsOfSchool, roomOf } from '@sabimark/domain/report/files/stored-files.ts'
import { withoutPictures } from '@sabimark/domain/words/picture/picture-mark.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { isRefused } from '../../platform/http/refused.ts'
import { type QueryOf, type RowOf, readList } from '../../platform/list/read-list.ts'
import { selectOptionalSchool } from '../../school/school.db.ts'
import { type FileRow, fileList, type ShowsPicture, selectFileSums, selectWhereShown } from './file.db.ts'

type Call = typeof filesContract.listFiles
const longestLabel = 80

type Used = RowOf<Call>['usedIn']

/** A page of the school's files, by name. Where the pictures of questions are shown is read once for all of a page. */
export async function listFiles(tx: Tx, query: QueryOf<Call>) {
  const page = await readList<FileRow, 'name' | 'size' | 'newest', QueryOf<Call>>(tx, fileList, query)
  if (isRefused(page)) return page
  const pictures = page.items.flatMap(({ id, kind }) => (kind === 'question' ? [id] : []))
  const shown = new Map((await selectWhereShown(tx, pictures)).map((one) => [one.fileId, one]))
  const items = page.items.map((row): RowOf<Call> => {
    const { id, name, kind, bytes } = row
    return {
      id,
      name,
      kind,
      bytes,
      madeAt: row.madeAt.toISOString(),
      keptUntil: row.keptUntil?.toISOString() ?? null,
      fileUrl: `/files/${id}`,
      usedIn: usedIn(row, shown.get(id), tx.schoolId),
    }
  })
  return { ...page, items }
}

function usedIn(row: FileRow, shown: ShowsPicture | undefined, schoolId: string): Used {
  if (row.kind === 'logo') return { noun: 'school', id: schoolId, label: 'Your school', moreCount: 0 }
  if (row.reportId !== null) return { noun: 'report', id: row.reportId, label: row.report ?? '', moreCount: 0 }
  if (row.userId !== null && row.role !== null) {
    const noun = row.role === 'school_admin' ? 'user' : row.role
    return { noun, id: row.userId, label: row.user ?? '', moreCount: 0 }
  }
  if (!shown) return null
  const { noun, id, label, count } = shown
  return { noun, id, label: withoutPictures(label).trim().slice(0, longestLabel), moreCount: count - 1 }
}

/** What all files take up, by kind, and how much room each kind has. */
export async function readFileFigures(tx: Tx) {
  const [sums, school] = await Promise.all([selectFileSums(tx), selectOptionalSchool(tx)])
  const isInTrial = school?.isInTrial === true
  return {
    kinds: fileKindsOfSchool.map((kind) => {
      const sum = sums.find((one) => one.kind === kind)
      return { kind, count: sum?.count ?? 0, bytes: sum?.bytes ?? 0, mostBytes: roomOf(kind, { isInTrial }) }
    }),
  }
}
