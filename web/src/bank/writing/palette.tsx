import { Button } from '@mantine/core'
import { IconArrowBackUp, IconArrowLeft, IconArrowRight, IconBackspace, IconCornerDownRight } from '@tabler/icons-react'
import { type ReactNode, type RefObject, useState } from 'react'
import { Maths } from '../../platform/markdown/maths.tsx'
import styles from './formula.module.css'
import type { MathInput, MathMove } from './math-input.ts'
import { palette } from './palette-groups.ts'

const icon = { size: 20, 'aria-hidden': true } as const
const moves: readonly [MathMove, string, ReactNode][] = [
  ['moveToPreviousChar', 'Left', <IconArrowLeft key="left" {...icon} />],
  ['moveToNextChar', 'Right', <IconArrowRight key="right" {...icon} />],
  ['moveToNextPlaceholder', 'Next empty part', <IconCornerDownRight key="next" {...icon} />],
  ['deleteBackward', 'Delete', <IconBackspace key="delete" {...icon} />],
  ['undo', 'Undo', <IconArrowBackUp key="undo" {...icon} />],
]

/** The signs and shapes of formulas, and the keys a phone does not have. A press leaves the keyboard in the formula. */
export function Palette({ input }: { input: RefObject<MathInput | null> }) {
  const [name, setName] = useState(palette[0]?.name)
  const group = palette.find((one) => one.name === name)
  return (
    <>
      <fieldset className={styles.moves} aria-label="Move and delete">
        {moves.map(([move, label, face]) => (
          <Key key={move} label={label} onPress={() => input.current?.run(move)}>
            {face}
          </Key>
        ))}
      </fieldset>
      <fieldset className={styles.groups} aria-label="Kinds of signs">
        {palette.map((one) => (
          <Button
            key={one.name}
            variant={one.name === name ? 'light' : 'subtle'}
            className={styles.kind ?? ''}
            aria-pressed={one.name === name}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setName(one.name)}
          >
            {one.name}
          </Button>
        ))}
      </fieldset>
      <fieldset className={styles.palette} aria-label={name}>
        {group?.items.map(({ label, face, insert }) => (
          <Key key={label} label={label} onPress={() => input.current?.insert(insert)}>
            {face.length === 1 ? face : <Maths tex={face} />}
          </Key>
        ))}
      </fieldset>
    </>
  )
}

function Key({ label, onPress, children }: { label: string; onPress: () => void; children: ReactNode }) {
  return (
    <Button
      variant="default"
      className={styles.key ?? ''}
      aria-label={label}
      title={label}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <span aria-hidden="true">{children}</span>
    </Button>
  )
}
