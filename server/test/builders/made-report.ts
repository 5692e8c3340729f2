import { randomBytes } from 'node:crypto'
import { inSchool } from '../../src/platform/database/tenant.ts'
import { newId } from '../../src/platform/ids.ts'
import type { TestServer } from '../server.ts'

const mediaTypes = { pdf: 'application/pdf', csv: 'text/csv' }

type Made = { format?: keyof typeof mediaTypes; title?: string; fileName?: string; bytes?: Buffer; isReady?: boolean }

/** A report of the school as it stands when its file is made, or while it waits (`isReady` false). */
export async function aMadeReport(server: Pick<TestServer, 'pools'>, schoolId: string, made: Made = {}) {
  const { format = 'csv', title = 'Performance', fileName = `performance.${format}`, isReady = true } = made
  const bytes = made.bytes ?? Buffer.from(`name,score\nAdé,${randomBytes(4).readUInt32BE()}\n`)
  const id = newId()
  await inSchool(server.pools.app, { schoolId }, async (tx) => {
    const file = { id: newId(), mediaType: mediaTypes[format] }
    if (isReady) {
      await tx.run(
        `INSERT INTO files (school_id, id, sha256, media_type, bytes, is_of_report, expires_at)
         VALUES ($1, $2, 'x', $3, $4, true, now() + interval '30 days')`,
        [tx.schoolId, file.id, file.mediaType, bytes],
      )
    }
    const [state, fileId, size] = isReady ? ['ready', file.id, bytes.length] : ['waiting', null, null]
    await tx.run(
      `INSERT INTO reports (school_id, id, params, format, title, first_day, last_day, range, file_name, state, file_id,
         file_bytes, finished_at, expires_at)
       VALUES ($1, $2, '{"type":"performance","range":"this_month"}', $3, $4, '2026-11-01', '2026-11-30', 'November 2026', $5,
         $6, $7, $8, now(), now() + interval '30 days')`,
      [tx.schoolId, id, format, title, fileName, state, fileId, size],
    )
  })
  return { id, bytes }
}

/** The thirty days its file is kept are over. */
export async function loseFile(server: Pick<TestServer, 'pools'>, schoolId: string, id: string): Promise<void> {
  await inSchool(server.pools.app, { schoolId }, async (tx) => {
    const { fileId } = await tx.one<{ fileId: string }>(
      'SELECT file_id AS "fileId" FROM reports WHERE school_id = $1 AND id = $2',
      [tx.schoolId, id],
    )
    await tx.run(`UPDATE reports SET state = 'expired', file_id = NULL WHERE school_id = $1 AND id = $2`, [
      tx.schoolId,
      id,
    ])
    await tx.run('DELETE FROM files WHERE school_id = $1 AND id = $2', [tx.schoolId, fileId])
  })
}
