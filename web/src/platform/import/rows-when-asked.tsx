import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'

type RowsWhenAskedProps = {
  /** Nothing is left to do with them, or to read beside them. */
  isFolded: boolean
  /** "Show the 43 rows" */
  label: string
  children: ReactNode
}

/** The rows of an import. Once it is done they are shown only to who asks: what comes next is all there is then. */
export function RowsWhenAsked({ isFolded, label, children }: RowsWhenAskedProps) {
  const [isAsked, setIsAsked] = useState(false)
  if (!isFolded || isAsked) return children
  return (
    <div>
      <Button variant="subtle" size="sm" onClick={() => setIsAsked(true)}>
        {label}
      </Button>
    </div>
  )
}
