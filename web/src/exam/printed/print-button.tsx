import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import type { Printed, Printing } from './use-printing.tsx'

type PrintButtonProps = {
  label: string
  /** What tells it from others of the same label, for screen readers. */
  of?: string
  printing: Printing
  load: () => Printed | Promise<Printed>
}

/** One sheet of the page, printed at a press. */
export function PrintButton({ label, of = '', printing: { print, busy }, load }: PrintButtonProps) {
  const id = `${label} ${of}`
  return (
    <Button
      variant="default"
      leftSection={<IconPrinter size={18} aria-hidden="true" />}
      aria-label={of ? `${label} of ${of}` : undefined}
      loading={busy === id}
      disabled={busy !== null && busy !== id}
      onClick={() => void print(id, load)}
    >
      {label}
    </Button>
  )
}
