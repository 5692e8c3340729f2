import { Button } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { EmailDialog } from './email-dialog.tsx'
import { EmailSent } from './email-sent.tsx'
import type { ReportAtHand, Sent } from './shared-report.ts'

type EmailButtonProps = {
  report: ReportAtHand
  /** In a row of a list. */
  size?: 'sm' | 'xs'
}

/** Emails a report: to oneself, to staff, to typed addresses. */
export function EmailButton({ report, size = 'sm' }: EmailButtonProps) {
  const [shown, setShown] = useState<'form' | Sent | null>(null)
  const close = () => setShown(null)
  return (
    <>
      <Button
        variant="default"
        size={size}
        leftSection={<IconMail size={18} aria-hidden="true" />}
        onClick={() => setShown('form')}
      >
        Email
      </Button>
      {shown === 'form' && <EmailDialog report={report} onSent={setShown} onClose={close} />}
      {shown !== null && shown !== 'form' && <EmailSent sent={shown} onClose={close} />}
    </>
  )
}
