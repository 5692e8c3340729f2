import type { TextField } from './apply-edit.ts'
import { formulasIn } from './formula-places.ts'

/** Sent to a field whose formula, which is selected, is to be changed. */
export const editFormula = 'edit-formula'

/** Where the texts of a preview come from, in the order they are drawn in. */
const drawnNames = ['question', 'options', 'before', 'after', 'explanation'] as const

/** The tex of a drawn formula, as the drawing program keeps it for screen readers. */
function texOf(drawn: Element): string {
  const source = drawn.querySelector('annotation[encoding="application/x-tex"]')?.textContent ?? ''
  return source.replace(/^\\displaystyle /, '').trim()
}

/**
 * Opens the formula that was pressed in a preview, in the field of `form` it was written in. Formulas with the same source are
 * told apart by their order.
 */
export function openPressedFormula(pressed: EventTarget | null, preview: Element, form: ParentNode): void {
  const drawn = pressed instanceof Element ? pressed.closest('.katex') : null
  if (!drawn) return
  const tex = texOf(drawn)
  const place = [...preview.querySelectorAll('.katex')].filter((one) => texOf(one) === tex).indexOf(drawn)
  const fields = drawnNames.flatMap((name) => [...form.querySelectorAll<TextField>(`[name="${name}"]`)])
  const written = fields.flatMap((field) =>
    formulasIn(field.value)
      .filter((one) => one.tex.trim() === tex)
      .map(({ from, to }) => ({ field, from, to })),
  )
  const found = written[place]
  if (!found) return
  found.field.focus()
  found.field.setSelectionRange(found.from, found.to)
  found.field.dispatchEvent(new CustomEvent(editFormula, { bubbles: true }))
}
