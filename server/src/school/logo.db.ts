import type { Tx } from '../platform/database/tenant.ts'

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
