import type { Client } from '../../platform/client.ts'

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
export type Sent = Awaited<ReturnType<Client['report']['email']>> & { as: 'link' | 'attachment' }

export type Share = Awaited<ReturnType<Client['report']['listShares']>>['items'][number]
