import { expect, test } from 'vitest'
import { whatsAppLink } from './whatsapp-link.ts'

const request = {
  name: 'Adéṣọlá Sample',
  email: 'ada@greenfield.example',
  phone: '0800 000 0000',
  school: 'Greenfield College',
  message: 'We have 300 students & 40 laptops.\nCan we start in #October?',
  requestType: 'quote',
}
const textOf = (link: string) => new URL(link).searchParams.get('text')

test('the link opens a chat with the business number and carries every field', () => {
  const link = whatsAppLink('2348000000000', request)
  expect(link.startsWith('https://wa.me/2348000000000?text=')).toBe(true)
  expect(textOf(link)).toBe(
    [
      'Hello Sabimark,',
      'Name: Adéṣọlá Sample',
      'Email: ada@greenfield.example',
      'Phone: 0800 000 0000',
      'School: Greenfield College',
      'Request: Get Quote',
      'Message: We have 300 students & 40 laptops.\nCan we start in #October?',
    ].join('\n'),
  )
})

test.each([
  ['demo', 'Request Demo'],
  ['quote', 'Get Quote'],
  ['trial', 'Free Trial'],
  ['support', 'Support'],
])('the request type %s reads %s', (requestType, label) => {
  expect(textOf(whatsAppLink('2348000000000', { ...request, requestType }))).toContain(`Request: ${label}`)
})

test('without a message there is no line for one, and spaces around what was typed are gone', () => {
  const text = textOf(whatsAppLink('2348000000000', { ...request, name: '  Ada Sample ', message: ' \n ' }))
  expect(text).not.toContain('Message')
  expect(text).toContain('Name: Ada Sample\n')
})

test('half an emoji, an emoji and what steers an address travel as text', () => {
  const text = textOf(whatsAppLink('2348000000000', { ...request, school: '\ud83c 🎓 &text=x#y%z' }))
  expect(text).toContain('School:  🎓 &text=x#y%z')
})
