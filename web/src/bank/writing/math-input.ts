import { MathfieldElement } from 'mathlive'
// Its letters are those the questions are drawn with.
import 'katex/dist/katex.min.css'

export type MathMove = 'moveToPreviousChar' | 'moveToNextChar' | 'moveToNextPlaceholder' | 'deleteBackward' | 'undo'

/** The visual editor in its place on the screen. */
export type MathInput = {
  insert: (tex: string) => void
  run: (move: MathMove) => void
  focus: () => void
  remove: () => void
}

type Options = { label: string; initial: string; onChange: (latex: string) => void; onEnter: () => void }

// Nothing is fetched and nothing is heard.
MathfieldElement.fontsDirectory = null
MathfieldElement.soundsDirectory = null

/** Puts the visual editor into `place`. A backslash types nothing: what is made here is made by buttons and plain keys. */
export function mountMathInput(place: HTMLElement, { label, initial, onChange, onEnter }: Options): MathInput {
  const field = new MathfieldElement()
  field.setAttribute('aria-label', label)
  field.mathVirtualKeyboardPolicy = 'manual'
  field.popoverPolicy = 'off'
  field.environmentPopoverPolicy = 'off'
  field.smartMode = false
  field.addEventListener(
    'keydown',
    (event) => {
      // Escape belongs to the dialog; here it would open a line for commands, as a backslash does.
      if (event.key === 'Escape') event.stopPropagation()
      if (event.key !== '\\' && event.key !== 'Enter') return
      event.preventDefault()
      event.stopPropagation()
      if (event.key === 'Enter') onEnter()
    },
    { capture: true },
  )
  place.append(field)
  field.menuItems = []
  field.setValue(initial, { silenceNotifications: true })
  field.addEventListener('input', () => onChange(field.getValue('latex')))
  takeKeyboard(field)
  return {
    insert: (tex) => {
      field.insert(tex, { focus: true, selectionMode: 'placeholder', insertionMode: 'replaceSelection' })
      onChange(field.getValue('latex'))
    },
    run: (move) => {
      field.focus()
      field.executeCommand(move)
      // Behind the last empty part comes the first.
      if (move === 'moveToNextPlaceholder' && field.selectionIsCollapsed) {
        field.executeCommand('moveToMathfieldStart')
        field.executeCommand(move)
      }
      onChange(field.getValue('latex'))
    },
    focus: () => field.focus(),
    remove: () => field.remove(),
  }
}

/** Not yet drawn, a field does not always take the keyboard: it is given for the first half second, until it has it. */
function takeKeyboard(field: MathfieldElement, triesLeft = 30): void {
  if (!field.isConnected || document.activeElement === field) return
  field.focus()
  if (triesLeft > 0) requestAnimationFrame(() => takeKeyboard(field, triesLeft - 1))
}
