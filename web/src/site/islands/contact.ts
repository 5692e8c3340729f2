import type { ContactRequest } from '../contact/request-type.ts'
import { whatsAppLink } from '../contact/whatsapp-link.ts'

/** The form 'Get in Touch' and everything that opens it. Without script those are links to the contact details. */
export function startContact(dialog: HTMLDialogElement): void {
  const form = dialog.querySelector('form')
  const blocked = dialog.querySelector<HTMLElement>('[data-blocked]')
  const link = blocked?.querySelector('a')
  if (!form || !blocked || !link) return
  let opener: HTMLElement | null = null

  const open = (by: HTMLElement) => {
    opener = by
    const chosen = form.elements.namedItem('requestType')
    if (chosen instanceof HTMLSelectElement) chosen.value = by.dataset.contact ?? ''
    blocked.hidden = true
    dialog.showModal()
    const first = form.elements.namedItem('name')
    if (first instanceof HTMLElement) first.focus()
  }
  const finish = () => {
    form.reset()
    dialog.close()
  }

  for (const one of document.querySelectorAll<HTMLElement>('[data-contact]')) asButton(one, () => open(one))
  dialog.addEventListener('close', () => opener?.focus())
  // On the dialog itself, not on what stands in it: that is the ground around it.
  dialog.addEventListener('mousedown', ({ target }) => {
    if (target === dialog) dialog.close()
  })
  dialog.querySelector('[data-close]')?.addEventListener('click', () => dialog.close())
  form.addEventListener('input', ({ target }) => {
    if (isText(target)) target.setCustomValidity('')
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const empty = [...form.elements].find((field) => isText(field) && field.required && field.value.trim() === '')
    if (isText(empty)) {
      empty.setCustomValidity('Please fill in this field.')
      empty.reportValidity()
      return
    }
    const address = whatsAppLink(dialog.dataset.whatsapp ?? '', requestIn(form))
    // Not `noopener` among the features: with it nobody learns whether a tab has opened.
    const tab = window.open(address, '_blank')
    if (tab) {
      tab.opener = null
      finish()
      return
    }
    link.href = address
    blocked.hidden = false
    link.focus()
  })
  // The link opens first; a reset form would take its address along.
  link.addEventListener('click', () => setTimeout(finish))
}

function isText(field: unknown): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
}

function requestIn(form: HTMLFormElement): ContactRequest {
  const fields = new FormData(form)
  const text = (name: keyof ContactRequest) => String(fields.get(name) ?? '')
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    school: text('school'),
    message: text('message'),
    requestType: text('requestType'),
  }
}

/** A link that became a button: it says so, and the space bar presses it, too. */
function asButton(link: HTMLElement, press: () => void): void {
  link.setAttribute('role', 'button')
  link.setAttribute('aria-haspopup', 'dialog')
  link.addEventListener('click', (event) => {
    event.preventDefault()
    press()
  })
  link.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return
    event.preventDefault()
    press()
  })
}
