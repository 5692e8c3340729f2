import { useState } from 'react'
import { EmailDialog } from './email-dialog.tsx'
import { EmailSent } from './email-sent.tsx'
import type { ReportAtHand, Sent } from './shared-report.ts'

/** Emails a report to oneself, to staff, to typed addresses; then says what was sent. */
export function EmailReport({ report, onClose }: { report: ReportAtHand; onClose: () => void }) {
  const [sent, setSent] = useState<Sent | null>(null)
  return sent ? (
    <EmailSent sent={sent} onClose={onClose} />
  ) : (
    <EmailDialog report={report} onSent={setSent} onClose={onClose} />
  )
}
