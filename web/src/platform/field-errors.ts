import type { UseFormReturnType } from '@mantine/form'
import { ORPCError } from '@orpc/client'
// The list's codes only: its sentences come with the refusal.
import type { RefusalCode } from '@sabimark/contract/refusal.ts'
import { useEffect, useRef } from 'react'
import { refusalCode, refusalText } from './refusal.ts'

/** Which control a refusal speaks about: `{ STUDENT_ID_TAKEN: 'studentId' }`. */
export type FieldOfRefusal = Partial<Record<RefusalCode, string>>

/**
 * The sentences of a refusal by control. A refusal may name its fields itself (`data.fields`); others speak about the
 * control `fieldOf` gives. Empty: it belongs to no control and is shown as a note.
 */
export function fieldErrors(error: unknown, fieldOf: FieldOfRefusal = {}): Record<string, string> {
  const named = namedFields(error instanceof ORPCError ? error.data : undefined)
  if (Object.keys(named).length > 0) return named
  const code = refusalCode(error)
  const field = Object.entries(fieldOf).find(([refused]) => refused === code)?.[1]
  return field === undefined ? {} : { [field]: refusalText(error) }
}

function namedFields(data: unknown): Record<string, string> {
  const fields: unknown = typeof data === 'object' && data !== null && 'fields' in data ? data.fields : undefined
  if (typeof fields !== 'object' || fields === null) return {}
  const pairs: [unknown, unknown][] = Array.isArray(fields)
    ? fields.map((entry: { field?: unknown; message?: unknown } | null) => [entry?.field, entry?.message])
    : Object.entries(fields)
  return Object.fromEntries(
    pairs.filter((pair): pair is [string, string] => pair.every((part) => typeof part === 'string')),
  )
}

/**
 * Puts a refusal at the controls it speaks about and takes the keyboard to the first of them. Returns what is left for a note:
 * the error, or null when every part of it found a control of this form.
 */
export function useFieldErrors<Values extends object>(
  form: UseFormReturnType<Values>,
  error: unknown,
  fieldOf: FieldOfRefusal = {},
): unknown {
  const fields = Object.entries(fieldErrors(error, fieldOf)).filter(([field]) => field in form.values)
  const placed = useRef<unknown>(null)
  const focused = useRef<unknown>(null)
  useEffect(() => {
    // Once for each refusal, not for each keystroke after it.
    if (placed.current !== error) {
      placed.current = error
      if (fields.length > 0) form.setErrors(Object.fromEntries(fields))
    }
    if (fields.length === 0 || focused.current === error) return
    // A form is locked until its call is over, and what is locked takes no keyboard.
    if (focusFirst(fields.map(([field]) => field)) !== 'locked') focused.current = error
  })
  return fields.length > 0 ? null : error
}

/** Takes the keyboard to the control of this name. */
export function focusField(name: string): void {
  focusFirst([name])
}

/** What `form.onSubmit` does when the form itself finds something: the first wrong control on the screen gets the keyboard. */
export function focusFirstError(errors: Record<string, unknown>): void {
  focusFirst(Object.keys(errors))
}

/** Of several controls with one name, as of options, the first that is empty. */
function focusFirst(names: readonly string[]): 'locked' | undefined {
  // A list behind an open dialog may filter by a control of the same name.
  const form = document.querySelector('dialog[open]') ?? document
  const all = [...form.querySelectorAll<HTMLElement>('[name]:not([type="hidden"], meta)')]
  const first = all.find((one) => names.includes(one.getAttribute('name') ?? ''))
  if (!first) return
  const alike = all.filter((one) => one.getAttribute('name') === first.getAttribute('name'))
  const control = alike.find((one) => one instanceof HTMLInputElement && one.value === '') ?? first
  if (control.matches(':disabled')) return 'locked'
  const panel = control.closest<HTMLElement>('[role="tabpanel"][hidden]')
  if (panel) openTab(panel, () => lead(control))
  else lead(control)
}

function lead(control: HTMLElement): void {
  control.focus()
  // What is wrong stands below a group of controls, which may reach beyond the screen; it is drawn after this.
  requestAnimationFrame(() => showSentence(control))
}

/** Opens the tab whose panel is not shown, and goes on once it is. */
function openTab(panel: HTMLElement, goOn: () => void): void {
  const shown = new MutationObserver(() => {
    shown.disconnect()
    goOn()
  })
  shown.observe(panel, { attributeFilter: ['hidden'] })
  document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.click()
}

/** Scrolls to the nearest sentence about a control, below it or below the group it belongs to, where it is out of sight. */
function showSentence(control: HTMLElement): void {
  let around = control.parentElement
  while (around && !around.matches('form, dialog') && !around.querySelector('[id$="-error"]'))
    around = around.parentElement
  const sentence = around?.querySelector('[id$="-error"]')
  if (!sentence) return
  const { top, bottom } = sentence.getBoundingClientRect()
  if (top < 0 || bottom > window.innerHeight) sentence.scrollIntoView({ block: 'center' })
}
