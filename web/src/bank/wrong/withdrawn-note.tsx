import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { orpc } from '../../platform/queries.ts'
import { WithdrawnDialog } from './withdrawn-dialog.tsx'
import { foundWrongText } from './withdrawn-words.ts'
import styles from './wrong.module.css'

/** Says in the bank which ready-made questions were found wrong, and leads to what can be done. */
export function WithdrawnNote() {
  const { data } = useQuery(orpc.bank.listWithdrawn.queryOptions())
  const [isOpen, setIsOpen] = useState(false)
  if (!data || data.items.length === 0) return null
  return (
    <div className={styles.note}>
      <p>{foundWrongText(data.items.length)}</p>
      <Button variant="default" size="sm" onClick={() => setIsOpen(true)}>
        See what to do
      </Button>
      {isOpen && <WithdrawnDialog items={data.items} onClose={() => setIsOpen(false)} />}
    </div>
  )
}
