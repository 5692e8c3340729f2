import type { HallInvigilators } from '@sabimark/contract/answers.ts'
import { foldForSearch } from '@sabimark/domain/words/signs/search-fold.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorOrDoubt, type Pressed, useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import buttons from '../../platform/list/list-buttons.module.css'
import { announce, type Outcome } from '../../platform/news/announcer.ts'
import { orpc, readAgain } from '../../platform/queries.ts'
import { Dialog, DialogActions } from '../../platform/ui/dialog.tsx'
import { FormDialog } from '../../platform/ui/form-dialog.tsx'
import { Loaded } from '../../platform/ui/loaded.tsx'
import { PeoplePicker, type Person } from '../../platform/ui/people-picker.tsx'
import styles from '../acts/acts.module.css'
import type { OfSitting } from '../of-sitting.ts'

type DialogProps = { of: OfSitting; onClose: () => void }

/** Who stands in the hall: read by everybody in it, changed by the exam's owner and administrators. */
export function InvigilatorsDialog({ of, onClose }: DialogProps) {
  const query = useQuery({ ...orpc.hall.invigilators.queryOptions({ input: of }), staleTime: 'static', gcTime: 0 })
  if (query.data?.mayAssign) return <Choose of={of} now={query.data} onClose={onClose} />
  return (
    <Dialog isOpen title="Invigilators" onClose={onClose}>
      <Loaded query={query} waiting="Loading who invigilates...">
        {({ items }) => <p className={styles.said}>{items.map(({ name }) => name).join(', ') || 'Nobody yet.'}</p>}
      </Loaded>
      <DialogActions>
        <button type="button" className={buttons.button} onClick={onClose}>
          Close
        </button>
      </DialogActions>
    </Dialog>
  )
}

const idsOf = (people: readonly Person[]) => people.map(({ id }) => id)

function Choose({ of, now, onClose }: DialogProps & { now: HallInvigilators }) {
  const [chosen, setChosen] = useState<Person[]>([...now.items])
  const added = chosen.filter(({ id }) => !idsOf(now.items).includes(id))
  const dropped = now.items.filter(({ id }) => !idsOf(chosen).includes(id))
  const save = async (change: { added: string[]; dropped: string[] }, pressed: Pressed) => {
    const ways = [
      { userIds: change.dropped, isAssigned: false },
      { userIds: change.added, isAssigned: true },
    ].filter(({ userIds }) => userIds.length > 0)
    const skipped: Outcome['skipped'][number][] = []
    for (const way of ways) skipped.push(...(await client.hall.assign({ ...of, ...way }, pressed)).skipped)
    return skipped
  }
  const saving = useAct(save, (skipped) => {
    announce('Invigilators saved.', { skipped })
    onClose()
    return readAgain()
  })
  const asked = () => ({ added: idsOf(added), dropped: idsOf(dropped) })
  return (
    <FormDialog
      isOpen
      title="Invigilators"
      submitLabel="Save"
      isDirty={added.length + dropped.length > 0}
      isWorking={saving.isWorking}
      error={errorOrDoubt(saving, asked())}
      onSubmit={(event) => {
        event?.preventDefault()
        if (added.length + dropped.length === 0) return onClose()
        saving.act(asked())
      }}
      onClose={onClose}
    >
      <p className={styles.said}>
        They see this board, can add up to 30 minutes for a candidate, end the exam for one and write notes. They see no
        question and no mark.
      </p>
      <PeoplePicker
        label="Staff"
        name="userIds"
        find="Find staff"
        empty="No active member of staff has this name."
        usePeople={(search) => found(now.staff, search)}
        value={chosen}
        onChange={setChosen}
      />
    </FormDialog>
  )
}

const offered = 8

function found(staff: readonly Person[], search: string | undefined) {
  const words = foldForSearch(search ?? '')
    .split(/\s+/)
    .filter(Boolean)
  const data = staff.filter(({ name }) => words.every((word) => foldForSearch(name).includes(word))).slice(0, offered)
  return { data, error: null, refetch: () => undefined }
}
