import { useEffect } from 'react'
import type { Choice, Group } from './choices.ts'
import styles from './palette.module.css'

type PaletteListProps = {
  id: string
  groups: readonly Group[]
  activeId: string | undefined
  onChoose: (choice: Choice) => void
  onPoint: (choice: Choice) => void
}

/** The id of a line in the page; ids of choices have spaces. */
export const lineId = (listId: string, choiceId: string) => `${listId}${choiceId.replaceAll(/\s/g, '_')}`

/** What can be chosen, by kind. The keyboard stays in the box above: the active line is told to screen readers from there. */
export function PaletteList({ id, groups, activeId, onChoose, onPoint }: PaletteListProps) {
  useEffect(() => {
    if (activeId) document.getElementById(lineId(id, activeId))?.scrollIntoView({ block: 'nearest' })
  }, [id, activeId])
  return (
    <div id={id} role="listbox" aria-label="Found" className={styles.list} tabIndex={-1}>
      {groups.map(({ label, choices }) => (
        <fieldset key={label} className={styles.group} aria-labelledby={lineId(id, label)}>
          <div id={lineId(id, label)} className={styles.label} role="presentation">
            {label}
          </div>
          {choices.map((choice) => (
            <button
              type="button"
              tabIndex={-1}
              key={choice.id}
              id={lineId(id, choice.id)}
              role="option"
              aria-selected={choice.id === activeId}
              className={styles.choice}
              onMouseMove={() => choice.id !== activeId && onPoint(choice)}
              onClick={() => onChoose(choice)}
            >
              {choice.icon && (
                <span aria-hidden="true" className={styles.icon}>
                  <choice.icon size={20} stroke={1.75} />
                </span>
              )}
              <span className={styles.title}>{choice.title}</span>
              {choice.detail && <span className={styles.detail}>{choice.detail}</span>}
            </button>
          ))}
        </fieldset>
      ))}
    </div>
  )
}
