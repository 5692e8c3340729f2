import { saidName } from '@sabimark/domain/notice/said-name.ts'
import { saidEmail } from '@sabimark/domain/school/settings/school-info-fields.ts'
import { mailedLogo } from '@sabimark/domain/words/picture/limits.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import type { MailAttachment } from '../../platform/mail/post.ts'
import { isBranded } from '../../school/plan-lacks.ts'
import { platformSchoolId } from '../../school/school.db.ts'

/** Which school writes: at the head its logo, name and motto, at the foot how to reach it. `color`: '' for none. */
export type MailFace = { name: string; motto: string; contact: string; color: string; logo: MailAttachment | null }

type Row = { name: string; motto: string; address: string; phone: string; email: string; color: string } & {
  logo: Buffer | null
  mediaType: string
}

/**
 * The face of the school of this transaction; null for the company's own, and for a school whose owner has not proven the
 * address yet: what strangers type does not go out in our name.
 */
export async function selectMailFace(tx: Tx): Promise<MailFace | null> {
  if (tx.schoolId === platformSchoolId) return null
  const row = await tx.optional<Row>(
    `SELECT s.name, s.motto, s.address, CASE WHEN s.shows_contact THEN s.phone ELSE '' END AS phone,
       CASE WHEN s.shows_contact THEN s.email ELSE '' END AS email,
       CASE WHEN ${isBranded} THEN s.color ELSE '' END AS color, f.bytes AS logo, f.media_type AS "mediaType"
     FROM schools s
     LEFT JOIN school_settings x ON x.school_id = s.id
     LEFT JOIN files f ON f.school_id = s.id AND f.id = x.logo_id AND f.media_type = ANY ($3)
       AND octet_length(f.bytes) <= $2 AND ${isBranded}
     WHERE s.id = $1 AND s.status = 'active'`,
    [tx.schoolId, mailedLogo.bytes, mailedLogo.mediaTypes],
  )
  if (!row) return null
  const { logo, mediaType, address, phone, email, color } = row
  return {
    name: saidName(row.name) || 'Your school',
    motto: saidName(row.motto),
    color,
    contact: [saidName(address, 200), saidName(phone), saidEmail(email)].filter((one) => one !== '').join(' · '),
    logo: logo && { filename: 'logo', contentType: mediaType, content: logo, cid: 'school-logo' },
  }
}
