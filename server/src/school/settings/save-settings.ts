import { writtenAddress } from '@sabimark/domain/school/settings/address-ranges.ts'
import { companyLinkFields, establishedProblem } from '@sabimark/domain/school/settings/school-info-fields.ts'
import { isExpiryStricter, leavesOut, restrictionProblem } from '@sabimark/domain/school/settings/security-rules.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { isRefused, refuse } from '../../platform/http/refused.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { enqueue } from '../../platform/jobs/due-work.ts'
import { selectLogo } from '../logo.db.ts'
import { refuseLacking } from '../plan-lacks.ts'
import { platformSchoolId } from '../school.db.ts'
import {
  type ExamSettings,
  type NotificationSettings,
  type SecuritySettings,
  selectCompanyContact,
  updateExpirySince,
  updateTwoFactorSince,
} from './settings.db.ts'
import { examTab, notificationTab, schoolTab, securityTab, type ValuesOf } from './settings-tabs.ts'
import { readTab, saveTab } from './tab-acts.ts'

type Edit<Values> = { revision: number } & { [Name in keyof Values]?: Values[Name] | undefined }

/** All tabs; a school's administrators are told how to reach the company, too. */
export async function getSettings(tx: Tx) {
  const [school, exam, security, notification, contact] = await Promise.all([
    readSchool(tx),
    readTab(tx, examTab),
    readTab(tx, securityTab),
    readTab(tx, notificationTab),
    selectCompanyContact(tx),
  ])
  return { school, exam, security, notification, company: tx.schoolId === platformSchoolId ? null : contact }
}

async function readSchool(tx: Tx) {
  const [tab, logoId] = await Promise.all([readTab(tx, schoolTab), selectLogo(tx)])
  return { ...tab, logo: logoId && `/files/${logoId}` }
}

/** What the school says of itself. The company is not renamed. */
export async function saveSchoolInfo(ctx: Ctx<Edit<ValuesOf<typeof schoolTab>>>) {
  const { tx, now } = ctx
  const saved = await saveTab(ctx, schoolTab, async (before, after) => {
    const established = establishedProblem(after.established, now)
    if (established) return refuse('INVALID_FORM', { fields: { established } })
    const lacking = after.color !== '' && after.color !== before.color && (await refuseLacking(tx, 'branding'))
    if (lacking) return lacking
    if (tx.schoolId !== platformSchoolId) return refuseLinks(after)
    if (after.name === before.name) return undefined
    return refuse('INVALID_FORM', { fields: { name: 'The name of the product does not change.' } })
  })
  return isRefused(saved) ? saved : { school: await readSchool(tx) }
}

/** What the public pages say is the company's alone. */
function refuseLinks(after: ValuesOf<typeof schoolTab>) {
  const links = (Object.keys(companyLinkFields) as (keyof typeof companyLinkFields)[]).filter(
    (name) => after[name] !== '',
  )
  const fields = Object.fromEntries(links.map((name) => [name, 'A school has none of these.']))
  return links.length === 0 ? undefined : refuse('INVALID_FORM', { fields })
}

/** How exams begin and run from now on. */
export async function saveExamSettings(ctx: Ctx<Edit<ExamSettings>>) {
  const exam = await saveTab(ctx, examTab)
  return isRefused(exam) ? exam : { exam }
}

/** How accounts and exams are guarded. Who would keep the own address from starting exams is asked whether that is meant. */
export async function saveSecuritySettings(ctx: Ctx<Edit<SecuritySettings> & { confirm: boolean }>) {
  const { tx, now, request } = ctx
  const { confirm, ...input } = ctx.input
  const security = await saveTab({ ...ctx, input }, securityTab, async (before, after) => {
    const problem = restrictionProblem(after)
    if (problem) return refuse('INVALID_FORM', { fields: { allowedAddresses: problem } })
    if (!confirm && leavesOut(request.address, before, after)) {
      const { isCallerHidden } = request
      return refuse('OWN_ADDRESS_LEFT_OUT', { address: writtenAddress(request.address), isCallerHidden })
    }
    // The row is locked, and whatever is refused later takes this back, too.
    // Sessions are the room people's, which gives those that run the timeout it finds here.
    if (before.sessionTimeout !== after.sessionTimeout) await enqueue(tx, 'follow_timeout', 'staff')
    if (isExpiryStricter(before, after)) await updateExpirySince(tx, now)
    if (before.twoFactorAuth !== after.twoFactorAuth) await updateTwoFactorSince(tx, after.twoFactorAuth ? now : null)
    return undefined
  })
  return isRefused(security) ? security : { security }
}

/** What the school sends from now on. */
export async function saveNotificationSettings(ctx: Ctx<Edit<NotificationSettings>>) {
  const notification = await saveTab(ctx, notificationTab)
  return isRefused(notification) ? notification : { notification }
}
