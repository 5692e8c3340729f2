import type { ExamDetail } from '@sabimark/contract/answers.ts'
import { IconAlertTriangle, IconClock } from '@tabler/icons-react'
import styles from '../../platform/ui/note.module.css'
import { lagosText } from '../exams.ts'

export type Approval = NonNullable<ExamDetail['approval']>

/** Above a draft: that it waits for approval, waits no more, or why it was sent back. */
export function ApprovalNote({ approval }: { approval: Approval }) {
  const isWaiting = approval.state === 'waiting'
  const Icon = isWaiting ? IconClock : IconAlertTriangle
  return (
    <div className={styles.note} data-tone={isWaiting ? 'green' : 'amber'} role="status">
      <Icon size={20} aria-hidden="true" />
      <div>{approvalText(approval)}</div>
    </div>
  )
}

function approvalText({ state, by, at, reason }: Approval): string {
  const when = at === null ? '' : ` on ${lagosText(at)}`
  switch (state) {
    case 'waiting':
      return `Sent for approval by ${by ?? 'somebody'}${when}. An administrator publishes it or sends it back. A change takes it back; then it is sent again.`
    case 'changed':
      return 'This exam was changed after it was sent for approval, so nobody is asked to approve it now. Send it again.'
    case 'sent_back':
      return `${by ?? 'An administrator'} sent it back${when}: ${reason ?? ''}`
  }
}
