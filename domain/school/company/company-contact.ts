import { whatsAppNumber } from '../../words/address/whatsapp-number.ts'
/** How the company is reached, as its Settings say; '' for what it has not said. */
export type CompanyContact = {
  email: string
  phone: string
  whatsApp: string
  address: string
  facebook: string
  x: string
  instagram: string
  linkedIn: string
}

/** A company that has said nothing of itself. */
export const noContact: CompanyContact = {
  email: '',
  phone: '',
  whatsApp: '',
  address: '',
  facebook: '',
  x: '',
  instagram: '',
  linkedIn: '',
}

export const socialNames = { facebook: 'Facebook', x: 'X', instagram: 'Instagram', linkedIn: 'LinkedIn' } as const

/**
 * What a public page can say of it: a number as it is dialled, an address with its scheme; `reach`: somebody answers by WhatsApp or
 * email; `social`: there is a page somewhere.
 */
export type ContactWord = keyof CompanyContact | 'dialled' | 'reach' | 'social'

/** The part of a page that stands only where this is known, or only where it is not; `company` is the word itself. */
export const contactMark = (kind: 'if' | 'unless' | 'end' | 'company', word: ContactWord) => `%${kind} ${word}%`

/** A page of the build with what its marks ask for: the server says it when it sends the page. */
export function fillContact(html: string, contact: CompanyContact): string {
  const words: Readonly<Record<string, string>> = wordsOf(contact)
  const [start = '', ...rest] = html.split(/%(if|unless|end|company) ([A-Za-z]+)%/)
  const within: boolean[] = []
  let filled = start
  for (let place = 0; place < rest.length; place += 3) {
    const [kind, word = '', text = ''] = rest.slice(place, place + 3)
    const value = words[word] ?? ''
    if (kind === 'end') within.pop()
    else if (kind !== 'company') within.push((value !== '') === (kind === 'if'))
    if (!within.every(Boolean)) continue
    filled += kind === 'company' ? asHtml(value) + text : text
  }
  return filled
}

function wordsOf(contact: CompanyContact): Record<ContactWord, string> {
  const pages = { ...contact }
  for (const name of ['facebook', 'x', 'instagram', 'linkedIn'] as const) pages[name] = withScheme(contact[name])
  return {
    ...pages,
    dialled: dialled(contact.phone),
    whatsApp: whatsAppNumber(contact.whatsApp) ?? '',
    address: contact.address
      .split('\n')
      .map((line) => line.trim())
      .join(', '),
    reach: contact.whatsApp || contact.email,
    social: contact.facebook || contact.x || contact.instagram || contact.linkedIn,
  }
}

const withScheme = (address: string) => (address === '' || /^https?:/i.test(address) ? address : `https://${address}`)

/** A number as a telephone takes it. */
export function dialled(phone: string): string {
  return phone.replace(/[^\d+]/g, '')
}

const asHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
