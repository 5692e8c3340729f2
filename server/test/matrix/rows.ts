import type { CallName } from '@sabimark/domain/people/permission.ts'
import type { Row } from './row.ts'
import { attemptRows, markingRows, resultRows } from './rows-attempts.ts'
import { bankRows, examRows, schoolRows } from './rows-exams.ts'
import { noticeRows } from './rows-notices.ts'
import { accountRows, rosterRows } from './rows-people.ts'

/** The matrix: every call, and what stands behind its first door. */
export const rows: Record<CallName, Row> = {
  ...accountRows,
  ...rosterRows,
  ...schoolRows,
  ...bankRows,
  ...examRows,
  ...attemptRows,
  ...markingRows,
  ...resultRows,
  ...noticeRows,
}
