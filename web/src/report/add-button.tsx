import { Button, type ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { handOver } from '../platform/handed-over.ts'
import { useGoTo } from '../platform/navigation.tsx'
import type { PageAddress } from '../platform/page.ts'

/** Opens the form of another screen there. */
export function useAdd(page: PageAddress): () => void {
  const goTo = useGoTo()
  return () => {
    handOver(page.to, { isAdding: true })
    goTo(page)
  }
}

/** `<AddButton page={{ to: '/students' }}>Add Student</AddButton>` */
export function AddButton({ page, children, ...rest }: ButtonProps & { page: PageAddress; children: ReactNode }) {
  const add = useAdd(page)
  return (
    <Button {...rest} onClick={add}>
      {children}
    </Button>
  )
}
