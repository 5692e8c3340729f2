// Vitest transforms what it loads and so hides what Node refuses (enums, .tsx, a missing file ending).
// Here Node itself loads every file it will ever be asked to run.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { ROOT } from './command.ts'
import { findPlace, isServedByNode } from './imports/house.ts'
import { walkCode } from './imports/list-files.ts'

// Loading what a command of package.json runs would start it; readme.test.ts has those answer --help instead.
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
const starters = new Set<unknown>(Object.values(scripts).map((line) => /\S+\.[jt]s\b/.exec(String(line))?.[0]))

const LOAD_ALL = `
  for (const file of JSON.parse(process.env.FILES)) {
    await import(file).catch((error) => { console.log(file + ': ' + error.message.split('\\n')[0]) })
  }
  process.exit(0) // a library may have left a timer running
`

const files = walkCode(ROOT).filter((file) => {
  const place = findPlace(file)
  return place !== undefined && isServedByNode(place) && place.area !== 'test'
})

test('Node loads every file of server, domain, contract and demo as it is', () => {
  const loadable = files.filter((file) => !starters.has(file)).map((file) => pathToFileURL(join(ROOT, file)).href)
  expect(loadable.length).toBeGreaterThan(0)
  const node = join(ROOT, 'node_modules', '.bin', 'node')
  const refused = execFileSync(node, ['--input-type=module', '--no-warnings', '-e', LOAD_ALL], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, FILES: JSON.stringify(loadable) },
  })
  expect(refused).toBe('')
})
