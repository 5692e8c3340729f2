import type { Tx } from '../platform/database/tenant.ts'
import { isBranded } from './plan-lacks.ts'

/** What a school shows of itself to everybody: on its sign-in page, in its emails and on its papers. */
export type SchoolFace = {
  name: string
  subdomain: string
  /** The address of its logo on this host; null for none. */
  logo: string | null
  /** '' for none. */
  color: string
  motto: string
  established: number | null
  address: string
  /** Both '' where the school does not show them. */
  phone: string
  email: string
  website: string
}

export async function selectSchoolFace(tx: Tx): Promise<SchoolFace> {
  return await tx.one<SchoolFace>(
    `SELECT s.name, s.subdomain, CASE WHEN ${isBranded} THEN '/files/' || x.logo_id END AS logo,
       CASE WHEN ${isBranded} THEN s.color ELSE '' END AS color, s.motto, s.established, s.address, s.website,
       CASE WHEN s.shows_contact THEN s.phone ELSE '' END AS phone, CASE WHEN s.shows_contact THEN s.email ELSE '' END AS email
     FROM schools s LEFT JOIN school_settings x ON x.school_id = s.id WHERE s.id = $1`,
    [tx.schoolId],
  )
}
