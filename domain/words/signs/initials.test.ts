import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Ada Sample', 'AS'],
  ['Ada', 'A'],
  ['  ngozi   obi ', 'NO'],
  ['Adaeze Ngozi Obi', 'AN'],
  ['Ụ̀lọ́ma Ɗanlami', 'Ụ̀Ɗ'],
  ["'Yemi O'Brien", 'YO'],
  ['– Obi', 'O'],
  ['Mr Tọ́pẹ́ Bálógun', 'TB'],
  ['Mrs. Folákẹ́ Adé', 'FA'],
  ['Alhaji Dr Musa Ƙofa', 'MƘ'],
  ['Chief', 'C'],
  ['Mira Dro', 'MD'],
  ['', ''],
])('%j is shown as %j', (name, shown) => {
  expect(initials(name)).toBe(shown)
})
