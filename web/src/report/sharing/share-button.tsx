import { Button } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import { useState } from 'react'
import { ShareDialog } from './share-dialog.tsx'
import type { ReportAtHand } from './shared-report.ts'

type ShareButtonProps = {
  report: ReportAtHand
  /** In a row of a list. */
  size?: 'sm' | 'xs'
}

/** Shares a report by a link and a PIN, and shows who has links to it. */
export function ShareButton({ report, size = 'sm' }: ShareButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        size={size}
        leftSection={<IconLink size={18} aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        Share
      </Button>
      {isOpen && <ShareDialog report={report} onClose={() => setIsOpen(false)} />}
    </>
  )
}
