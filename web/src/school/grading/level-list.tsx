import { Button, TextInput } from '@mantine/core'
import { levelInUseText, longestLevel, mostLevels } from '@sabimark/domain/school/grading/levels.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { IconArrowDown, IconArrowUp, IconPlus, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import styles from './grading.module.css'
import { type DraftLevel, newKey } from './grading-draft.ts'
import { focusLater } from './scale-table.tsx'

type LevelListProps = {
  levels: readonly DraftLevel[]
  problems: Readonly<Record<string, string>>
  onChange: (levels: readonly DraftLevel[]) => void
}

/** The levels of the school in their order. One that classes have can be renamed and moved, and stays. */
export function LevelList({ levels, problems, onChange }: LevelListProps) {
  const [whyKept, setWhyKept] = useState<string | null>(null)
  const change = (next: readonly DraftLevel[]) => {
    setWhyKept(null)
    onChange(next)
  }
  const move = (at: number, by: -1 | 1) => {
    const next = [...levels]
    const [moved] = next.splice(at, 1)
    if (moved) next.splice(at + by, 0, moved)
    change(next)
    // The button goes with its level, and at an end it is off.
    const isAtEnd = at + by === 0 || at + by === levels.length - 1
    focusLater(isAtEnd ? `level.${at + by}` : `${by < 0 ? 'up' : 'down'}.${at + by}`)
  }
  const remove = ({ was, classes }: DraftLevel, at: number) => {
    if (was !== null && classes.length > 0) return setWhyKept(levelInUseText(was, classes))
    change(levels.filter((_, place) => place !== at))
    focusLater(`level.${Math.max(0, at - 1)}`)
  }
  const add = () => {
    change([...levels, { key: newKey(), name: '', was: null, classes: [] }])
    focusLater(`level.${levels.length}`)
  }
  const problem = problems.levels ?? whyKept
  return (
    <fieldset className={styles.levels}>
      <legend className="only-heard">Levels</legend>
      <ol className={styles.list}>
        {levels.map((level, at) => {
          const name = level.name.trim() || `level ${at + 1}`
          return (
            <li key={level.key}>
              <TextInput
                className={styles.typed}
                name={`level.${at}`}
                aria-label={`Level ${at + 1}`}
                value={level.name}
                error={problems[`level.${at}`]}
                maxLength={2 * longestLevel}
                onChange={({ currentTarget }) =>
                  change(levels.map((one, place) => (place === at ? { ...one, name: currentTarget.value } : one)))
                }
              />
              <span className={styles.count}>
                {level.classes.length === 0 ? 'No class' : counted(level.classes.length, 'class')}
              </span>
              <button
                type="button"
                name={`up.${at}`}
                className={styles.icon}
                aria-label={`Move ${name} up`}
                disabled={at === 0}
                onClick={() => move(at, -1)}
              >
                <IconArrowUp size={18} aria-hidden="true" />
              </button>
              <button
                type="button"
                name={`down.${at}`}
                className={styles.icon}
                aria-label={`Move ${name} down`}
                disabled={at === levels.length - 1}
                onClick={() => move(at, 1)}
              >
                <IconArrowDown size={18} aria-hidden="true" />
              </button>
              <button
                type="button"
                className={styles.icon}
                aria-label={`Remove ${name}`}
                onClick={() => remove(level, at)}
              >
                <IconX size={18} aria-hidden="true" />
              </button>
            </li>
          )
        })}
      </ol>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <Button
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden="true" />}
        disabled={levels.length >= mostLevels}
        onClick={add}
      >
        Add level
      </Button>
    </fieldset>
  )
}
