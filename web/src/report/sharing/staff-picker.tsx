import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { orpc } from '../../platform/queries.ts'
import { BoxGroup } from '../../platform/ui/box-group.tsx'
import styles from './sharing.module.css'

export type StaffMember = { id: string; name: string }

const shown = 8

type StaffPickerProps = { value: readonly StaffMember[]; onChange: (value: StaffMember[]) => void }

/** Teachers to write to: those chosen stay, others are found by name. */
export function StaffPicker({ value, onChange }: StaffPickerProps) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, 250)
  const query = useQuery({
    ...orpc.people.listTeachers.queryOptions({
      input: { size: shown, status: 'active', ...(search.trim() === '' ? {} : { search }) },
      select: ({ items }) => items.map(({ id, name }) => ({ id, name })),
    }),
    placeholderData: keepPreviousData,
  })
  const isChosen = (id: string) => value.some((one) => one.id === id)
  const all = query.data && [...value, ...query.data.filter(({ id }) => !isChosen(id))]
  return (
    <div className={styles.staff}>
      <TextInput
        label="Find teachers"
        name="staffSearch"
        type="search"
        maxLength={120}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          // It would send the form around it.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <BoxGroup
        label="Teachers"
        name="staffIds"
        choices={{ data: all, error: query.error, refetch: query.refetch }}
        empty="No active teacher has this name."
        value={value.map(({ id }) => id)}
        onChange={(ids) => onChange((all ?? []).filter(({ id }) => ids.includes(id)))}
      />
    </div>
  )
}
