import type { CallName } from '@sabimark/contract/permission.ts'
import type { Row } from './row.ts'
import { approvalRows } from './rows-approval.ts'
import { attemptRows } from './rows-attempts.ts'
import { bankRows } from './rows-bank.ts'
import { billingRows } from './rows-billing.ts'
import { companyRows } from './rows-company.ts'
import { examActRows } from './rows-exam-acts.ts'
import { examRows, schoolRows } from './rows-exams.ts'
import { hallRows } from './rows-hall.ts'
import { markingRows } from './rows-marking.ts'
import { noticeRows } from './rows-notices.ts'
import { accountRows } from './rows-people.ts'
import { placeRows } from './rows-places.ts'
import { profileRows } from './rows-profile.ts'
import { reportFileRows } from './rows-reports.ts'
import { resultRows } from './rows-results.ts'
import { settingsRows } from './rows-settings.ts'
import { shareRows } from './rows-shares.ts'
import { sittingRows } from './rows-sittings.ts'
import { studentRows } from './rows-students.ts'
import { teacherRows } from './rows-teachers.ts'
import { userRows } from './rows-users.ts'

/** The matrix: every call, and what stands behind its first door. */
export const rows: Record<CallName, Row> = {
  ...accountRows,
  ...profileRows,
  ...teacherRows,
  ...userRows,
  ...studentRows,
  ...schoolRows,
  ...placeRows,
  ...companyRows,
  ...billingRows,
  ...settingsRows,
  ...bankRows,
  ...examRows,
  ...sittingRows,
  ...examActRows,
  ...approvalRows,
  ...attemptRows,
  ...hallRows,
  ...markingRows,
  ...resultRows,
  ...shareRows,
  ...noticeRows,
  ...reportFileRows,
}
