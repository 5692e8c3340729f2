import type { CallName } from '@sabimark/domain/people/permission.ts'
import type { Row } from './row.ts'
import { attemptRows, markingRows, resultRows } from './rows-attempts.ts'
import { bankRows } from './rows-bank.ts'
import { examRows, schoolRows } from './rows-exams.ts'
import { noticeRows } from './rows-notices.ts'
import { accountRows } from './rows-people.ts'
import { placeRows } from './rows-places.ts'
import { reportFileRows } from './rows-reports.ts'
import { shareRows } from './rows-shares.ts'
import { studentRows } from './rows-students.ts'
import { teacherRows } from './rows-teachers.ts'

/** The matrix: every call, and what stands behind its first door. */
export const rows: Record<CallName, Row> = {
  ...accountRows,
  ...teacherRows,
  ...studentRows,
  ...schoolRows,
  ...placeRows,
  ...bankRows,
  ...examRows,
  ...attemptRows,
  ...markingRows,
  ...resultRows,
  ...shareRows,
  ...noticeRows,
  ...reportFileRows,
}
