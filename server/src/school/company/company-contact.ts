import { setTimeout as pause } from 'node:timers/promises'
import { type CompanyContact, fillContact, noContact } from '@sabimark/domain/school/company/company-contact.ts'
import type { Services } from '../../platform/process/services.ts'
import { platformSchoolId } from '../school.db.ts'

/** What was read stands so long: a public page costs no statement, and shows a change within seconds. */
const freshMs = 5_000

/** A page waits so long for it, and no page behind it: a database that hangs keeps no public page away. */
const patienceMs = 300

type Fill = (html: string) => string

/**
 * Says on the public pages how the company is reached. While nothing changed it is the same function; a database that does not
 * answer, or not at once, leaves what was known.
 */
export function contactFilling({ pools }: Pick<Services, 'pools'>): () => Promise<Fill> {
  let known = noContact
  let fill: Fill = (html) => fillContact(html, noContact)
  let readAtMs = Number.NEGATIVE_INFINITY
  let reading: { isLookedFor: Promise<unknown> } | null = null
  const read = async () => {
    try {
      const { rows } = await pools.platform.query<CompanyContact>(
        `SELECT email, phone, whatsapp AS "whatsApp", address, facebook, x_page AS x, instagram, linkedin AS "linkedIn"
         FROM schools WHERE id = $1`,
        [platformSchoolId],
      )
      const now = rows[0] ?? noContact
      if (JSON.stringify(now) !== JSON.stringify(known)) {
        known = now
        fill = (html) => fillContact(html, now)
      }
    } catch {
      // The pages go out all the same, and a later one asks again.
    }
    readAtMs = performance.now()
    reading = null
  }
  return async () => {
    if (performance.now() - readAtMs < freshMs) return fill
    reading ??= { isLookedFor: Promise.race([read(), pause(patienceMs, undefined, { ref: false })]) }
    await reading.isLookedFor
    return fill
  }
}
