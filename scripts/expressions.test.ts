// What people type is read by one thread for everybody: no expression may take the square of a text's length.
import { createContext, Script } from 'node:vm'
import { analyse } from 'scslre'
import { expect, test } from 'vitest'
import { ROOT } from './command.ts'
import { type Accepted, accepted, standIns } from './expressions/accepted.ts'
import { hostileTexts } from './expressions/hostile-texts.ts'
import { type Found, readExpressions } from './expressions/read-expressions.ts'
import { walkCode } from './imports/list-files.ts'

const product = /^(?:domain|contract|question-files|server\/src|web\/src|demo)\/.*(?<!\.test)\.tsx?$/
const files = walkCode(ROOT).filter((file) => product.test(file))
const found = files.flatMap((file) => readExpressions(ROOT, file, standIns).map((one) => ({ ...one, file })))
const isAccepted = (how: Accepted['how'], { file, source }: { file: string; source: string }) =>
  accepted.some((one) => one.file === file && one.how === how && (one.source === undefined || one.source === source))

/** What the analysis of an expression says of it; empty for one that takes time as its text is long. */
const saidOf = ({ source, flags }: Pick<Found, 'source' | 'flags'>) =>
  analyse({ source, flags }).reports.map(({ type, character }) => `${type} by ${JSON.stringify(character.pick)}`)

/** Looks through a text as the product does; does not come to an end where it takes the square of its length. */
const scan = new Script(`text.replace(new RegExp(source, flags), '')`)
/** A hundred times what any of them needs. */
const patienceMs = 8_000
function comesToAnEnd({ source, flags }: Pick<Found, 'source' | 'flags'>, timeout = patienceMs): boolean {
  return hostileTexts(source, flags).every((text) => {
    try {
      scan.runInContext(createContext({ text, source, flags }), { timeout })
      return true
    } catch {
      return false
    }
  })
}

const nameOf = ({ file, line, source, flags }: Found & { file: string }) => `${file}:${line} /${source}/${flags}`

test.each([
  ['/[.!;:]+\\s*$/', { source: '[.!;:]+\\s*$', flags: 'g' }],
  ['/^(.+?)\\s*=(.+)$/', { source: '^(.+?)\\s*=(.+)$', flags: '' }],
])('%s is found by the analysis, and by what it does', (_name, expression) => {
  expect(saidOf(expression)).not.toEqual([])
  expect(comesToAnEnd(expression, 500)).toBe(false)
})

test('every expression over typed text takes time as the text is long, and no more', () => {
  expect(found.length).toBeGreaterThan(400)
  const slow = found.filter((one) => !isAccepted('analysed', one) && saidOf(one).length > 0)
  expect(slow.map((one) => `${nameOf(one)}: ${saidOf(one).join(', ')}`)).toEqual([])
})

test('every expression over typed text comes to the end of a long hostile one', () => {
  const endless = found.filter((one) => !isAccepted('run', one) && !comesToAnEnd(one))
  expect(endless.map(nameOf)).toEqual([])
})

test('what is accepted is there, and would be found', () => {
  const needless = accepted.filter((entry) => {
    const those = found.filter(({ file, source }) => file === entry.file && (entry.source ?? source) === source)
    return !those.some((one) => (entry.how === 'analysed' ? saidOf(one).length > 0 : !comesToAnEnd(one, 500)))
  })
  expect(needless).toEqual([])
})
