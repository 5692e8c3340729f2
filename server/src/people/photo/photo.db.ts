import type { Role } from '@sabimark/domain/people/role.ts'
import type { Tx } from '../../platform/database/tenant.ts'

export type PhotoOf = { role: Role; photoId: string | null }

/** The picture of somebody who has one of these roles; whoever else sets it waits. Undefined for anybody else. */
export async function lockPhoto(tx: Tx, id: string, roles: readonly Role[]): Promise<PhotoOf | undefined> {
  return await tx.optional<PhotoOf>(
    `SELECT role, photo_id AS "photoId" FROM users
     WHERE school_id = $1 AND id = $2 AND role = ANY($3::text[]) FOR NO KEY UPDATE`,
    [tx.schoolId, id, roles],
  )
}

export async function updatePhoto(tx: Tx, id: string, photoId: string | null): Promise<void> {
  await tx.run('UPDATE users SET photo_id = $3 WHERE school_id = $1 AND id = $2', [tx.schoolId, id, photoId])
}
