import { Button, Checkbox } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { Maths } from '../../platform/markdown/maths.tsx'
import { RefusalNote } from '../../platform/ui/refusal-note.tsx'
import { cleanTex } from './clean-tex.ts'
import styles from './formula.module.css'
import { formulaWords } from './formula-words.ts'
import type { MathInput } from './math-input.ts'
import { Palette } from './palette.tsx'
import { ToolDialog } from './tool-dialog.tsx'
import { useFindFault } from './use-find-fault.ts'

type FormulaDialogProps = {
  initial: { tex: string; isBlock: boolean }
  isNew: boolean
  /** A formula may stand on a line of its own there. */
  mayBeBlock: boolean
  onDone: (tex: string, isBlock: boolean) => void
  onClose: () => void
}

/** A formula is made from shapes and plain keys; nobody writes LaTeX. The program for it is fetched when it is first opened. */
export function FormulaDialog({ initial, isNew, mayBeBlock, onDone, onClose }: FormulaDialogProps) {
  const [latex, setLatex] = useState(initial.tex)
  const [isBlock, setIsBlock] = useState(initial.isBlock)
  const [problem, setProblem] = useState<string | null>(null)
  const input = useRef<MathInput>(null)
  const cleaned = cleanTex(latex)
  const findFault = useFindFault([`$${cleaned.tex ?? ''}$`])
  const done = () => {
    const { tex, problem: unready } = cleanTex(latex)
    const fault = tex === undefined ? null : findFault(tex, { isBlock })
    const found = unready ?? (fault && tex !== undefined ? formulaWords(tex, fault) : null)
    setProblem(found)
    if (found === null && tex !== undefined) onDone(tex, isBlock)
    else input.current?.focus()
  }
  const change = (next: string) => {
    setLatex(next)
    setProblem(null)
  }
  return (
    <ToolDialog
      title="Formula"
      doneLabel={isNew ? 'Insert' : 'Change'}
      isChanged={latex !== initial.tex || isBlock !== initial.isBlock}
      problem={problem}
      onDone={done}
      onClose={onClose}
    >
      <MathField initial={initial.tex} input={input} onChange={change} onEnter={done} />
      <Palette input={input} />
      {mayBeBlock && (
        <Checkbox
          className={styles.own ?? ''}
          label="On a line of its own"
          checked={isBlock}
          onChange={(event) => setIsBlock(event.currentTarget.checked)}
        />
      )}
      <section className={styles.drawn} aria-label="As candidates see it">
        {cleaned.tex === undefined ? (
          cleaned.problem !== problem && <span>{cleaned.problem}</span>
        ) : (
          <Maths tex={cleaned.tex} isBlock={isBlock} />
        )}
      </section>
    </ToolDialog>
  )
}

type MathFieldProps = {
  initial: string
  input: { current: MathInput | null }
  onChange: (latex: string) => void
  onEnter: () => void
}

function MathField({ initial, input, onChange, onEnter }: MathFieldProps) {
  const place = useRef<HTMLDivElement>(null)
  const [tryCount, setTryCount] = useState(1)
  const [failedTry, setFailedTry] = useState(0)
  const [isHere, setIsHere] = useState(false)
  const latest = useRef({ onChange, onEnter })
  const begin = useRef(initial)
  useEffect(() => {
    latest.current = { onChange, onEnter }
  })
  useEffect(() => {
    let isGone = false
    const mount = async () => {
      const { mountMathInput } = await import('./math-input.ts')
      if (isGone || !place.current) return
      setIsHere(true)
      input.current = mountMathInput(place.current, {
        label: 'Formula',
        initial: begin.current,
        onChange: (latex) => latest.current.onChange(latex),
        onEnter: () => latest.current.onEnter(),
      })
    }
    mount().catch(() => setFailedTry(tryCount))
    return () => {
      isGone = true
      input.current?.remove()
      input.current = null
    }
  }, [input, tryCount])
  return (
    <div className={styles.field}>
      <div ref={place} />
      {!isHere && failedTry !== tryCount && <p className={styles.waiting}>Loading the formula editor...</p>}
      {failedTry === tryCount && (
        <RefusalNote>
          The formula editor could not be loaded. Your question is as it was.{' '}
          <Button variant="default" size="compact-sm" onClick={() => setTryCount(tryCount + 1)}>
            Try again
          </Button>
        </RefusalNote>
      )}
    </div>
  )
}
