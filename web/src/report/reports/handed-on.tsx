import { EmailReport } from '../sharing/email-report.tsx'
import { ShareDialog } from '../sharing/share-dialog.tsx'
import type { Making } from './use-making.ts'

/** The dialog of the file that is shared or emailed now. */
export function HandedOn({ making: { handedOn, putAway } }: { making: Making }) {
  if (!handedOn) return null
  const { made, purpose } = handedOn
  return purpose === 'share' ? (
    <ShareDialog report={made} onClose={putAway} />
  ) : (
    <EmailReport report={made} onClose={putAway} />
  )
}
