import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { BoxGroup } from './box-group.tsx'
import type { Choices } from './choices.tsx'
import styles from './people-picker.module.css'

export type Person = { id: string; name: string }

/** So many are offered at once; a search narrows them. */
export const peopleOffered = 8

/** What every picker of people is told by whoever shows it. */
export type PeoplePicked = {
  value: readonly Person[]
  onChange: (value: Person[]) => void
  /** What is wrong with who is chosen. */
  error?: unknown
}

type PeoplePickerProps = PeoplePicked & {
  /** "Students". */
  label: string
  /** The `name` of every box; that of the search is made of it. */
  name: string
  /** "Find students". */
  find: string
  description?: string
  /** Said when the search finds nobody. */
  empty: string
  /** Whom a search finds; the first ones there are without one. */
  usePeople: (search: string | undefined) => Choices<Person>
}

/** People to tick: those chosen stay, others are found by typing. */
export function PeoplePicker({ label, name, find, description, empty, usePeople, ...picked }: PeoplePickerProps) {
  const { value, onChange, error } = picked
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), 250)
  const found = usePeople(search === '' ? undefined : search)
  const isChosen = (id: string) => value.some((one) => one.id === id)
  const all = found.data && [...value, ...found.data.filter(({ id }) => !isChosen(id))]
  return (
    <div className={styles.picker}>
      <TextInput
        label={find}
        description={description}
        name={`${name}Search`}
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
        label={label}
        name={name}
        choices={{ data: all, error: found.error, refetch: found.refetch }}
        empty={empty}
        value={value.map(({ id }) => id)}
        error={error}
        onChange={(ids) => onChange((all ?? []).filter(({ id }) => ids.includes(id)))}
      />
    </div>
  )
}
