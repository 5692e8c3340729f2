import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { readAgain } from '../../platform/queries.ts'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog.tsx'
import { CopyOnce } from '../../platform/ui/copy-once.tsx'
import { RefusalNote } from '../../platform/ui/refusal-note.tsx'
import styles from './schedule.module.css'

/** The private address a calendar follows: made, made anew and dropped. It is shown once. */
export function Feed({ hasFeed }: { hasFeed: boolean }) {
  const [address, setAddress] = useState<string | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const renewing = useAct(
    () => client.exam.renewFeed(),
    ({ path }) => {
      setIsAsking(false)
      setAddress(new URL(path, window.location.origin).href)
      return readAgain()
    },
  )
  const dropping = useAct(client.exam.dropFeed, () => {
    setAddress(null)
    return readAgain()
  })
  const make = () => renewing.act(undefined)
  return (
    <div className={styles.stack}>
      <p className={styles.line}>
        A calendar that follows your private address also learns of changes. Google may take a day to show them. Anyone
        who has the address can see when and where you sit your exams, so keep it to yourself.
      </p>
      {address !== null && <CopyOnce key={address} label="Private calendar address" value={address} />}
      <Group>
        <Button variant="default" loading={renewing.isWorking} onClick={hasFeed ? () => setIsAsking(true) : make}>
          {hasFeed ? 'Make a new address' : 'Make a private address'}
        </Button>
        {hasFeed && (
          <Button variant="default" color="red" loading={dropping.isWorking} onClick={() => dropping.act(undefined)}>
            Drop the address
          </Button>
        )}
      </Group>
      <RefusalNote error={(isAsking ? null : renewing.error) ?? dropping.error} />
      <ConfirmDialog
        isOpen={isAsking}
        title="Make a new address?"
        confirmLabel="Make a new address"
        isWorking={renewing.isWorking}
        error={renewing.error}
        onConfirm={make}
        onCancel={() => setIsAsking(false)}
      >
        Calendars that follow the old address stop working. Give them the new one.
      </ConfirmDialog>
    </div>
  )
}
