import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'

type SearchBoxProps = {
  /** What it looks through: "Search by name or code". */
  label: string
  value: string
  onChange: (value: string) => void
}

export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  return (
    <TextInput
      type="search"
      name="search"
      label={label}
      value={value}
      maxLength={80}
      autoComplete="off"
      leftSection={<IconSearch size={18} aria-hidden="true" />}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
