import { initialValues } from '@sabimark/contract/record.ts'
import { usualYear } from '@sabimark/domain/school/terms/school-year.ts'
import type { Fields } from '@sabimark/domain/words/field.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { insertRows } from '../../platform/record/write-rows.ts'
import { examTab, notificationTab, type SettingsTab, securityTab, type ValuesOf } from './settings-tabs.ts'

export type ExamSettings = ValuesOf<typeof examTab>
export type SecuritySettings = ValuesOf<typeof securityTab>
export type NotificationSettings = ValuesOf<typeof notificationTab>

/** The columns of a tab by the names of the wire, as SQL. */
const columnsOf = ({ columns }: Pick<SettingsTab<Fields>, 'columns'>) =>
  Object.entries(columns)
    .map(([name, column]) => `${column} AS "${name}"`)
    .join(', ')

/** How exams of this school begin and run. */
export async function selectExamSettings(tx: Tx): Promise<ExamSettings> {
  const row = await tx.optional<ExamSettings>(`SELECT ${columnsOf(examTab)} FROM exam_settings WHERE school_id = $1`, [
    tx.schoolId,
  ])
  return row ?? initialValues(examTab.fields)
}

/** Since when its rules hold that people are given time to follow; null: it does not hold. */
export type SecuritySince = { passwordExpirySince: Date | null; twoFactorSince: Date | null }

/** How this school guards its accounts and exams. */
export async function selectSecuritySettings(tx: Tx): Promise<SecuritySettings & SecuritySince> {
  const row = await tx.optional<SecuritySettings & SecuritySince>(
    `SELECT ${columnsOf(securityTab)}, password_expiry_since AS "passwordExpirySince",
       two_factor_since AS "twoFactorSince"
     FROM security_settings WHERE school_id = $1`,
    [tx.schoolId],
  )
  return row ?? { ...initialValues(securityTab.fields), passwordExpirySince: null, twoFactorSince: null }
}

/** What this school sends. */
export async function selectNotificationSettings(tx: Tx): Promise<NotificationSettings> {
  const row = await tx.optional<NotificationSettings>(
    `SELECT ${columnsOf(notificationTab)} FROM notification_settings WHERE school_id = $1`,
    [tx.schoolId],
  )
  return row ?? initialValues(notificationTab.fields)
}

export type TabRow<Tab> = ValuesOf<Tab> & { id: string; revision: number }

/** The row of a tab; undefined where nobody has saved it yet. `isLocked`: whoever else saves it waits. */
export async function selectOptionalTab<Tab extends SettingsTab<Fields>>(
  tx: Tx,
  tab: Tab,
  { isLocked }: { isLocked: boolean },
): Promise<TabRow<Tab> | undefined> {
  return await tx.optional<TabRow<Tab>>(
    `SELECT id, revision, ${columnsOf(tab)} FROM ${tab.table} WHERE ${tab.key} = $1${isLocked ? ' FOR NO KEY UPDATE' : ''}`,
    [tx.schoolId],
  )
}

/** Makes the row of a tab where there is none yet; two who save it first make one. */
export async function insertMissingTab(tx: Tx, { table, key }: SettingsTab<Fields>): Promise<void> {
  if (key === 'school_id')
    await tx.run(`INSERT INTO ${table} (school_id) VALUES ($1) ON CONFLICT DO NOTHING`, [tx.schoolId])
}

/** Writes these fields of a locked row, which gets the next revision. */
export async function updateTab<Tab extends SettingsTab<Fields>>(
  tx: Tx,
  { table, key, columns, writtenAt }: Tab,
  row: TabRow<Tab>,
  names: readonly string[],
): Promise<void> {
  const columnOf: Readonly<Record<string, string>> = columns
  const set = names.map((name, at) => `${columnOf[name]} = $${at + 3}`)
  if (writtenAt) set.push(`${writtenAt} = clock_timestamp()`)
  // The text depends on what is written.
  const touched = await tx.unnamedRows(
    `UPDATE ${table} SET revision = revision + 1, ${set.join(', ')} WHERE ${key} = $1 AND revision = $2 RETURNING revision`,
    [tx.schoolId, row.revision, ...names.map((name) => Reflect.get(row, name))],
  )
  if (touched.length < 1) throw new Error(`The row of ${table} has changed though it was locked.`)
}

/** Since when passwords may be so old: nobody is held to it within seven days of that. */
export async function updateExpirySince(tx: Tx, since: Date): Promise<void> {
  await tx.run('UPDATE security_settings SET password_expiry_since = $2 WHERE school_id = $1', [tx.schoolId, since])
}

/** Since when a second factor is asked for, of whom has none after seven days; null: it is not. */
export async function updateTwoFactorSince(tx: Tx, since: Date | null): Promise<void> {
  await tx.run('UPDATE security_settings SET two_factor_since = $2 WHERE school_id = $1', [tx.schoolId, since])
}

export type CompanyContact = { name: string; email: string; phone: string; website: string; address: string }

/** How to reach the company; null while it has said nothing of itself. */
export async function selectCompanyContact(tx: Tx): Promise<CompanyContact | null> {
  return (
    (await tx.optional<CompanyContact>('SELECT name, email, phone, website, address FROM company_contact()')) ?? null
  )
}

type Row = Record<string, unknown>

/** The school year this school is in: where nobody has said one, that of most schools. */
export async function selectYear(tx: Tx): Promise<string> {
  const row = await tx.optional<{ year: string | null }>('SELECT year FROM school_settings WHERE school_id = $1', [
    tx.schoolId,
  ])
  return row?.year ?? usualYear(tx.now)
}

/** The school year the school is in from now on: only beginning a year and undoing that write it. */
export async function updateYear(tx: Tx, year: string): Promise<void> {
  await tx.run(
    `INSERT INTO school_settings (school_id, year) VALUES ($1, $2)
     ON CONFLICT (school_id) DO UPDATE SET year = excluded.year`,
    [tx.schoolId, year],
  )
}

/** The settings of a new school, as super administrators set what one begins with. */
export async function insertSettings(tx: Tx): Promise<void> {
  await tx.run('INSERT INTO school_settings (school_id, year) VALUES ($1, $2)', [tx.schoolId, usualYear(tx.now)])
  await tx.run('INSERT INTO security_settings (school_id) VALUES ($1)', [tx.schoolId])
  const begun = await tx.one<{ exam: Row | null; notification: Row | null }>(
    'SELECT exam, notification FROM settings_of_new_schools()',
  )
  if (begun.exam) await insertRows(tx, 'exam_settings', [begun.exam])
  if (begun.notification) await insertRows(tx, 'notification_settings', [begun.notification])
}
