import { IconBold, IconFlask2, IconItalic, IconMathFunction, IconTable, IconUnderline } from '@tabler/icons-react'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { keptPart } from '../../platform/kept-part.ts'
import { announce } from '../../platform/news/announcer.ts'
import { RefusalNote } from '../../platform/ui/refusal-note.tsx'
import { applyEdit, type TextField } from './apply-edit.ts'
import type { Edit } from './edit.ts'
import { editFormula } from './formula-click.ts'
import { type Opened, openedAt } from './opened.ts'
import { type Mark, toggleMark } from './toggle-mark.ts'
import { type Tool, Toolbar } from './toolbar.tsx'

type WritingBoxProps = {
  /** Whose text it is: "Question". */
  label: string
  /** A text has tables and formulas on lines of their own; a line has neither. */
  kind: 'text' | 'line'
  /** Tools of other rooms, behind its own: a picture. */
  more?: readonly Tool[]
  /** One field or several around the tools, which work on the one that was used last. */
  children: (tools: ReactNode) => ReactNode
}

/** The dialogs are fetched when one is first asked for. */
const dialogs = keptPart(async () => (await import('./opened-tool.tsx')).OpenedTool)

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const
const isTextField = (node: unknown): node is TextField =>
  node instanceof HTMLTextAreaElement || (node instanceof HTMLInputElement && node.type === 'text')

/** Fields for question text with the tools for what no key types: marks, formulas, chemistry, tables. */
export function WritingBox({ label, kind, more = [], children }: WritingBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  const used = useRef<TextField>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [isMissing, setIsMissing] = useState(false)
  const field = (): TextField | null => {
    if (used.current?.isConnected) return used.current
    return box.current?.querySelector<TextField>('textarea, input[type="text"], input:not([type])') ?? null
  }
  const change = (edit: (text: string, from: number, to: number) => Edit) => {
    const target = field()
    if (!target) return
    const isDone = applyEdit(target, edit(target.value, target.selectionStart ?? 0, target.selectionEnd ?? 0))
    if (!isDone) announce('There is no room for it: the text is as long as it may be.')
  }
  const mark = (one: Mark) => change((text, from, to) => toggleMark(text, from, to, one))
  const show = useCallback((found: Opened) => {
    const isHere = (is: boolean) => {
      setIsMissing(!is)
      if (is) setOpened(found)
    }
    dialogs.want().then(
      () => isHere(true),
      () => isHere(false),
    )
  }, [])
  const open = (tool: Opened['tool']) => {
    const target = field()
    const found = target && openedAt(target, tool)
    if (found) show(found)
    else if (target) announce('This formula was written by hand. Change it in the text.')
  }
  useEffect(() => {
    const place = box.current
    const onEdit = (event: Event) => {
      if (!isTextField(event.target)) return
      used.current = event.target
      const found = openedAt(event.target, 'formula')
      if (found) show(found)
      else event.target.focus()
    }
    place?.addEventListener(editFormula, onEdit)
    return () => place?.removeEventListener(editFormula, onEdit)
  }, [show])
  const tools: Tool[] = [
    { label: 'Bold', key: 'b', icon: <IconBold {...icon} />, run: () => mark('**') },
    { label: 'Italic', key: 'i', icon: <IconItalic {...icon} />, run: () => mark('*') },
    { label: 'Underline', key: 'u', icon: <IconUnderline {...icon} />, run: () => mark('__') },
    { label: 'Formula', beginsGroup: true, icon: <IconMathFunction {...icon} />, run: () => open('formula') },
    { label: 'Chemistry', icon: <IconFlask2 {...icon} />, run: () => open('chemistry') },
    ...(kind === 'text' ? [{ label: 'Table', icon: <IconTable {...icon} />, run: () => open('table') }] : []),
    ...more,
  ]
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || !isTextField(event.target)) return
    const tool = tools.find(({ key }) => key === event.key.toLowerCase())
    if (!tool) return
    event.preventDefault()
    tool.run()
  }
  const OpenedTool = dialogs.here()
  const close = () => setOpened(null)
  const put = (edit: Edit) => {
    const target = opened?.field
    // The dialog gives the keyboard back as it goes.
    flushSync(close)
    if (target?.isConnected && !applyEdit(target, edit))
      announce('There is no room for it: the text is as long as it may be.')
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and focus of the fields within, which are controls */}
      <div
        ref={box}
        onFocus={({ target }: FocusEvent) => {
          if (isTextField(target)) used.current = target
        }}
        onKeyDown={onKeyDown}
      >
        {children(<Toolbar label={`Tools for ${label}`} tools={tools} />)}
      </div>
      {isMissing && (
        <RefusalNote>This tool could not be loaded. Your text is as it was: press it again in a moment.</RefusalNote>
      )}
      {opened && OpenedTool && <OpenedTool opened={opened} mayBeBlock={kind === 'text'} onDone={put} onClose={close} />}
    </>
  )
}
