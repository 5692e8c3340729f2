import { Button, type ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { handOver } from '../platform/handed-over.ts'
import { useGoTo } from '../platform/navigation.tsx'

/** Opens the form of another screen there: `<AddButton to="/students">Add Student</AddButton>`. */
export function AddButton({ to, children, ...rest }: ButtonProps & { to: string; children: ReactNode }) {
  const goTo = useGoTo()
  const open = () => {
    handOver(to, { isAdding: true })
    goTo(to)
  }
  return (
    <Button {...rest} onClick={open}>
      {children}
    </Button>
  )
}
