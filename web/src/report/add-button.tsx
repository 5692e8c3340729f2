import { Button, type ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { addAtOnce } from '../platform/add-at-once.ts'
import { useGoTo } from '../platform/navigation.tsx'

/** Opens the form of another screen there: `<AddButton to="/students">Add Student</AddButton>`. */
export function AddButton({ to, children, ...rest }: ButtonProps & { to: string; children: ReactNode }) {
  const goTo = useGoTo()
  return (
    <Button {...rest} onClick={() => goTo(to, addAtOnce)}>
      {children}
    </Button>
  )
}
