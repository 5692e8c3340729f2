import type { Tx } from '../../platform/database/tenant.ts'

export type PhotoOf = { role: 'student' | 'teacher'; photoId: string | null }

/** The picture of a student or teacher; whoever else sets it waits. Undefined for anybody else. */
export async function lockPhoto(tx: Tx, id: string): Promise<PhotoOf | undefined> {
  return await tx.optional<PhotoOf>(
    `SELECT role, photo_id AS "photoId" FROM users
     WHERE school_id = $1 AND id = $2 AND role IN ('student', 'teacher') FOR NO KEY UPDATE`,
    [tx.schoolId, id],
  )
}

export async function updatePhoto(tx: Tx, id: string, photoId: string | null): Promise<void> {
  await tx.run('UPDATE users SET photo_id = $3 WHERE school_id = $1 AND id = $2', [tx.schoolId, id, photoId])
}
