import { Button, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { MarkdownLine } from '../../platform/markdown/markdown.tsx'
import { applyEdit } from './apply-edit.ts'
import { chemistryProblem, chemistryTex } from './chemistry-text.ts'
import styles from './formula.module.css'
import { ToolDialog } from './tool-dialog.tsx'
import { useFindFault } from './use-find-fault.ts'

type ChemistryDialogProps = {
  /** What is typed already. */
  initial: string
  isNew: boolean
  onDone: (tex: string) => void
  onClose: () => void
}

const buttons: readonly [label: string, shown: string, typed: string][] = [
  ['Reaction arrow', '→', ' → '],
  ['Equilibrium', '⇌', ' ⇌ '],
  ['Arrow with a condition', '→ heat', ' →[heat] '],
  ['Gas given off', '↑', '↑'],
  ['Solid that settles', '↓', '↓'],
  ['Charge +', 'x⁺', '^+'],
  ['Charge −', 'x⁻', '^-'],
  ['Charge 2+', 'x²⁺', '^2+'],
  ['Charge 2−', 'x²⁻', '^2-'],
  ['Charge 3+', 'x³⁺', '^3+'],
  ['Isotope', '¹⁴₆C', '^14_6C'],
  ['Solid', '(s)', '(s)'],
  ['Liquid', '(l)', '(l)'],
  ['Gas', '(g)', '(g)'],
  ['In water', '(aq)', '(aq)'],
  ['Water of crystals', '·', '·'],
  ['Plus', '+', ' + '],
]

/** Chemistry is typed as it is said: `H2SO4`, `SO4^2-`, `N2 + 3H2 ⇌ 2NH3`. What it becomes stands below. */
export function ChemistryDialog({ initial, isNew, onDone, onClose }: ChemistryDialogProps) {
  const [typed, setTyped] = useState(initial)
  const [problem, setProblem] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const tex = chemistryTex(typed)
  const findFault = useFindFault([`$${tex}$`])
  const done = () => {
    const found = chemistryProblem(typed) ?? (findFault(tex, { isBlock: false }) && cannotBeDrawn)
    setProblem(found)
    if (found === null) onDone(tex)
    else field.current?.focus()
  }
  const put = (text: string) => {
    if (!field.current) return
    const { selectionStart, selectionEnd } = field.current
    const [from, to] = [selectionStart ?? typed.length, selectionEnd ?? typed.length]
    const caret = from + text.length
    const [, word] = /\[([^\][]+)\]/.exec(text) ?? []
    const at = word === undefined ? caret : from + text.indexOf(word)
    applyEdit(field.current, { from, to, text, select: [at, word === undefined ? caret : at + word.length] })
  }
  return (
    <ToolDialog
      title="Chemistry"
      doneLabel={isNew ? 'Insert' : 'Change'}
      isChanged={typed !== initial}
      problem={problem}
      onDone={done}
      onClose={onClose}
    >
      <TextInput
        ref={field}
        label="Formula or reaction"
        description="Type it as you say it: H2SO4, or N2 + 3H2 ⇌ 2NH3. A charge comes after ^, as in SO4^2-."
        maxLength={500}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setProblem(null)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          done()
        }}
        data-autofocus
      />
      <fieldset className={styles.palette} aria-label="Signs of chemistry">
        {buttons.map(([label, shown, text]) => (
          <Button
            key={label}
            variant="default"
            className={styles.key}
            aria-label={label}
            title={label}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => put(text)}
          >
            {shown}
          </Button>
        ))}
      </fieldset>
      <section className={styles.drawn} aria-label="As candidates see it">
        {chemistryProblem(typed) === null ? <MarkdownLine text={`$${tex}$`} /> : <span>It will appear here.</span>}
      </section>
    </ToolDialog>
  )
}

const cannotBeDrawn = 'This cannot be drawn as chemistry. Look for a bracket, an arrow or a charge that is not whole.'
