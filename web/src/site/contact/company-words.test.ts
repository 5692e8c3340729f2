import { fillContact, noContact } from '@sabimark/domain/school/company/company-contact.ts'
import { expect, test } from 'vitest'
import { renderSite } from '../render.tsx'

const pages = renderSite()
const filled = (contact: typeof noContact) => pages.map(({ body }) => fillContact(body, contact)).join('\n')

test('while the company has said nothing, no public page leads to anybody', () => {
  const html = filled(noContact)
  expect(html).not.toMatch(/%(if|unless|end|company) /)
  expect(html).not.toMatch(/wa\.me|mailto:|tel:|\.example|data-contact/)
  expect(html).toContain('Lagos, Nigeria')
  expect(html).toContain('<a href="/login" class="')
})

test('with an email alone, what would open a chat leads there', () => {
  const html = filled({ ...noContact, email: 'help@sabimark.test' })
  expect(html).not.toMatch(/wa\.me|data-contact|%company /)
  expect(html).toMatch(/<a href="mailto:help@sabimark\.test" [^>]*>Get Free Demo<\/a>/)
})

test('with all of it each stands where it belongs', () => {
  const links = { facebook: 'facebook.com/s', x: 'x.com/s', instagram: 'instagram.com/s', linkedIn: 'linkedin.com/s' }
  const reached = { email: 'help@sabimark.test', phone: '+234 800 000 0000', whatsApp: '+234 800 000 0001' }
  const html = filled({ ...links, ...reached, address: '1 Sample Road\nIbadan' })
  for (const part of [
    ...['href="https://facebook.com/s"', 'href="https://linkedin.com/s"', 'href="tel:+2348000000000"'],
    ...['https://wa.me/2348000000001', 'data-whatsapp="2348000000001"', '1 Sample Road, Ibadan'],
  ]) {
    expect(html).toContain(part)
  }
  expect(html).not.toContain('Lagos, Nigeria')
})
