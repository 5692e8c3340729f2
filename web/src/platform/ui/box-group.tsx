import { Button, Checkbox, Group } from '@mantine/core'
import styles from './box-group.module.css'
import { type Choices, NoChoices } from './choices.tsx'

type BoxGroupProps = {
  /** "Subjects". */
  label: string
  /** The `name` of every box. */
  name: string
  description?: string
  choices: Choices
  /** Said when there is nothing to tick, once that is known. */
  empty: string
  required?: boolean
  value?: string[]
  error?: unknown
  onChange: (value: string[]) => void
}

/** Boxes to tick, several at once: classes, subjects. */
export function BoxGroup({
  label,
  name,
  description,
  choices,
  empty,
  required,
  value = [],
  error,
  onChange,
}: BoxGroupProps) {
  const items = choices.data
  const hasAll = items !== undefined && items.length > 0 && items.every(({ id }) => value.includes(id))
  return (
    <Checkbox.Group
      size="md"
      label={label}
      description={description}
      withAsterisk={required}
      value={value}
      onChange={onChange}
      error={typeof error === 'string' ? error : undefined}
    >
      {items === undefined ? (
        <div className={styles.boxes}>
          <NoChoices choices={choices} />
        </div>
      ) : items.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <Group gap="xs" className={styles.boxes}>
          {items.map((item) => (
            <Checkbox
              key={item.id}
              value={item.id}
              name={name}
              label={item.name}
              className={styles.box}
              wrapperProps={{ 'data-ticked': value.includes(item.id) }}
            />
          ))}
          {items.length > 2 && (
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() => onChange(hasAll ? [] : items.map(({ id }) => id))}
            >
              {hasAll ? 'Clear all' : 'Choose all'}
            </Button>
          )}
        </Group>
      )}
    </Checkbox.Group>
  )
}
