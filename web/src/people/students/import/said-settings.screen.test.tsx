import { afterEach, expect, test } from 'vitest'
import { keepSaid, proposedSettings, withColumns, withSaid } from '../../../platform/import/said-settings.ts'
import { studentKind } from './student-kind.ts'

// A school of its own, for what it says stays on the device, where other tests are.
const school = 'school-of-names'
const kind = studentKind({ today: '2026-11-28', schoolName: 'Sample', numbersHere: [], classes: [], subjects: [] })
const rows = [
  ['Surname', 'First'],
  ['OBI', 'ADA'],
  ['EZE', 'Ngozi'],
].map((cells, at) => ({
  number: at + 1,
  cells: new Map(cells.map((text, place) => [place, { text, length: text.length }])),
}))
const tables = [{ name: null, rows }]
const columns = (fields: Record<number, string>) => [{ row: 1, fields }]
const review = (settings: ReturnType<typeof proposedSettings>) => ({
  ...{
    requestKey: 'a',
    sinceMs: 0,
    fileName: 'a',
    tables,
    columns: columns({ 0: 'surname' }),
    isBegun: false,
    settings,
  },
  ...{ without: [], choices: { 1: { isLeftOut: true } }, answers: {}, importId: null },
})

afterEach(() => localStorage.removeItem(`cbt_import_said:${school}:students`))

test('capitals are proposed by the columns that were chosen, and again by others, until somebody says', () => {
  const proposed = proposedSettings(school, kind, tables, columns({ 0: 'surname' }))
  expect(proposed).toMatchObject({ isCaseChanged: true, order: 'first-other-surname' })
  const other = withColumns(school, kind, review(proposed), columns({ 1: 'firstName' }))
  expect(other).toMatchObject({ settings: { isCaseChanged: false }, choices: {} })
  const said = withSaid(review(proposed), { ...proposed, isCaseChanged: false })
  expect(withColumns(school, kind, said, columns({ 0: 'surname' })).settings.isCaseChanged).toBe(false)
})

test('the next list begins with what this school has said, and no other school does', () => {
  const before = review(proposedSettings(school, kind, tables, columns({ 0: 'surname' })))
  keepSaid(school, kind, before, {
    ...before.settings,
    order: 'surname-first-other',
    isCaseChanged: false,
    prefix: 'X',
  })
  const again = (of: string) => proposedSettings(of, kind, tables, columns({ 0: 'surname' }))
  expect(again(school)).toMatchObject({
    order: 'surname-first-other',
    isCaseChanged: false,
    prefix: before.settings.prefix,
  })
  expect(again('another')).toMatchObject({ order: 'first-other-surname', isCaseChanged: true })
  localStorage.setItem(`cbt_import_said:${school}:students`, '{"order":"by age","isCaseChanged":true}')
  expect(again(school)).toMatchObject({ order: 'first-other-surname', isCaseChanged: true })
})
