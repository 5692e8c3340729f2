import type { Edit } from './edit.ts'

export type TextField = HTMLTextAreaElement | HTMLInputElement

/** Whether the text still fits into its field after this change. */
export function hasRoom({ value, maxLength }: TextField, { from, to, text }: Edit): boolean {
  return maxLength < 0 || value.length - (to - from) + text.length <= maxLength
}

/** Makes a change as if it were typed, so that the browser's own Undo takes it back. What does not fit changes nothing. */
export function applyEdit(field: TextField, edit: Edit): boolean {
  if (!hasRoom(field, edit)) return false
  const wanted = field.value.slice(0, edit.from) + edit.text + field.value.slice(edit.to)
  field.focus()
  field.setSelectionRange(edit.from, edit.to)
  if (wanted !== field.value) {
    if (edit.text === '') document.execCommand('delete')
    else document.execCommand('insertText', false, edit.text)
  }
  // A browser that does not know the command, or does something else by it.
  if (field.value !== wanted) {
    field.setRangeText(wanted, 0, field.value.length)
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
  }
  field.setSelectionRange(...edit.select)
  return true
}
