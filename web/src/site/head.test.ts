import { expect, test } from 'vitest'
import { headOf } from './head.ts'
import { pages } from './pages.ts'

test('a head says title, description, address and picture', () => {
  const head = headOf({ path: '/about', title: 'About', description: 'What it is.' })
  expect(head).toContain('<title>About · Sabimark</title>')
  expect(head).toContain('<meta name="description" content="What it is.">')
  expect(head).toContain('<link rel="canonical" href="%public-url%/about">')
  expect(head).toContain('<meta property="og:url" content="%public-url%/about">')
  expect(head).toContain('<meta property="og:image" content="%public-url%/social.png">')
  expect(head).not.toContain('noindex')
})

test('what is typed into it stays text', () => {
  const head = headOf({ path: '/x', title: 'A & B', description: 'Says "<script>"' })
  expect(head).toContain('<title>A &#38; B · Sabimark</title>')
  expect(head).toContain('content="Says &#34;&#60;script&#62;&#34;"')
})

test('a page without an address has none, and search engines leave it out', () => {
  const head = headOf({ path: null, title: 'Page not found', description: 'Nothing.', isHidden: true })
  expect(head).toContain('<meta name="robots" content="noindex">')
  expect(head).not.toMatch(/canonical|og:url/)
})

test('every page has words of its own, short enough to be shown whole', () => {
  for (const of of ['path', 'title', 'description'] as const) {
    expect(new Set(pages.map((page) => page[of])).size).toBe(pages.length)
  }
  for (const { description } of pages) expect(description.length).toBeLessThanOrEqual(160)
})
