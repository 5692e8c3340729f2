import type { EmailedReport } from '@sabimark/contract/answers.ts'

/** A report whose file is there, as its buttons need it. */
export type ReportAtHand = {
  id: string
  title: string
  /** Of which days: 'November 2026'. */
  range: string
  bytes: number | null
  /** Until when its file is kept. */
  expiresAt: string | null
}

/** What was emailed, and how. */
export type Sent = EmailedReport & { as: 'link' | 'attachment' }
