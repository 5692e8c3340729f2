import { expect, test } from 'vitest'
import { contactMark, fillContact, noContact } from './company-contact.ts'

const page = [
  contactMark('if', 'email'),
  `<a href="mailto:${contactMark('company', 'email')}">${contactMark('company', 'email')}</a>`,
  contactMark('end', 'email'),
  contactMark('unless', 'whatsApp'),
  `no chat${contactMark('if', 'phone')} but ${contactMark('company', 'dialled')}${contactMark('end', 'phone')}.`,
  contactMark('end', 'whatsApp'),
  contactMark('if', 'x'),
  contactMark('company', 'x'),
  contactMark('end', 'x'),
].join('')

test('a page says what is known, leaves out what is not, and has no mark left', () => {
  expect(fillContact(page, noContact)).toBe('no chat.')
  const email = 'a@sabimark.test'
  expect(fillContact(page, { ...noContact, email, phone: '0803 000-0000' })).toBe(
    `<a href="mailto:${email}">${email}</a>no chat but 08030000000.`,
  )
  expect(fillContact(page, { ...noContact, whatsApp: '0803 000 0000', x: 'x.com/sabimark' })).toBe(
    'https://x.com/sabimark',
  )
})

test('what was typed stays text, and is no mark', () => {
  const said = fillContact(contactMark('company', 'address'), { ...noContact, address: '1 "A"\n<b> %company email%' })
  expect(said).toBe('1 &#34;A&#34;, &#60;b&#62; %company email%')
})
