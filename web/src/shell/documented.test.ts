import { expect, test } from 'vitest'
import { screens } from '../site/info/screens.ts'
import { pages } from './pages.ts'

/** What the menu of teachers and students calls by another name. */
const otherNames = new Set(['My Exams', 'My Students', 'Results', 'My Results'])

test('the documentation describes every screen of the menu and the search, and no others', () => {
  const titles = pages.filter(({ icon }) => icon).map(({ title }) => title)
  const expected = new Set(titles.filter((title) => !otherNames.has(title)))
  expect(new Set(screens.map(({ name }) => name))).toEqual(expected)
  const whole = screens.map(({ who, lines }) => [who, ...lines].join(' ')).join(' ')
  for (const name of otherNames) if (name !== 'My Students') expect(whole).toContain(name)
})
