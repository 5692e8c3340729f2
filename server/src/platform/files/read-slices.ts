import type { Pool } from 'pg'
import { inSchool } from '../database/tenant.ts'
import { selectOptionalSlice } from './report-files.db.ts'

/** So much of a file is held in memory, however large it is. */
const sliceBytes = 256 * 1024

/** A report's file piece by piece, each read when the one before has left. */
export async function* readSlices(
  app: Pool,
  { schoolId, id, size }: { schoolId: string; id: string; size: number },
): AsyncGenerator<Buffer> {
  for (let from = 0; from < size; from += sliceBytes) {
    const slice = await inSchool(app, { schoolId }, (tx) => selectOptionalSlice(tx, id, { from, size: sliceBytes }))
    if (!slice) throw new Error('The file was deleted while it was read.')
    yield slice
  }
}
