import { lightLogoBytes } from '@sabimark/domain/words/picture/limits.ts'
import type { Tx } from '../platform/database/tenant.ts'

/**
 * SQL: the address of the logo of `x`, the school's settings, for those whose data are paid for: the small one, or the whole one where there
 * is no small one and it is light. NULL for none.
 */
export const lightLogo = `(SELECT '/files/' || f.id || CASE WHEN f.small IS NULL THEN '' ELSE '/small' END FROM files f
  WHERE f.school_id = x.school_id AND f.id = x.logo_id AND (f.small IS NOT NULL OR octet_length(f.bytes) <= ${lightLogoBytes}))`

/** The file that is the school's logo; null for none. */
export async function selectLogo(tx: Tx): Promise<string | null> {
  const row = await tx.optional<{ logoId: string | null }>(
    'SELECT logo_id AS "logoId" FROM school_settings WHERE school_id = $1',
    [tx.schoolId],
  )
  return row?.logoId ?? null
}

export async function updateLogo(tx: Tx, logoId: string | null): Promise<void> {
  await tx.run(
    `INSERT INTO school_settings (school_id, logo_id) VALUES ($1, $2)
     ON CONFLICT (school_id) DO UPDATE SET logo_id = excluded.logo_id`,
    [tx.schoolId, logoId],
  )
}
