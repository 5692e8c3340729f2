import { useState } from 'react'
import { useHandedOver } from '../handed-over.ts'
import { usePath } from '../navigation.tsx'

/** What the form of a record is open for: a new one, or one that is there. */
export type Opened = 'new' | { id: string }

type Openable = { type: (text: string) => void; clear: () => void }

/** Whether the form of a list's records is open, and for which; other screens and the palette open it, too. */
export function useRecordOpen(list: Openable, mayAdd: boolean) {
  const [opened, setOpened] = useState<Opened | null>(null)
  useHandedOver(usePath(), ({ search, isAdding }) => {
    if (search !== undefined) {
      list.clear()
      list.type(search)
    }
    if (isAdding && mayAdd) setOpened('new')
  })
  return {
    opened,
    add: () => setOpened('new'),
    edit: ({ id }: { id: string }) => setOpened({ id }),
    close: () => setOpened(null),
  }
}
