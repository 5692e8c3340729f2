// Journeys are green at any pace: they wait for what they need.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../command.ts'
import { findWaits } from './find-waits.ts'

const journeys = globSync('e2e/{*,steps/*}.ts', { cwd: ROOT })

test.each<[string, string[]]>([
  ['await page.waitForTimeout(500)', ['waits for more than 100 ms']],
  ['await page.waitForTimeout(ms)', ['waits for more than 100 ms']],
  ['await page.waitForTimeout(20)', []],
  ["await button.click()\nawait page.goto('/')", ['goto right after click']],
  ["await page.keyboard.press('Enter')\nawait page.reload()", ['reload right after press']],
  ["await button.click()\nawait page.waitForURL('**/login')\nawait page.goto('/')", []],
  ["await page.goto('/')\nawait button.click()", []],
])('%s', (said, told) => {
  expect(findWaits('one.ts', `async function one() {\n${said}\n}`).map(({ what }) => what)).toEqual(told)
})

test('no journey trusts the pace of the machine', () => {
  expect(journeys.length).toBeGreaterThan(60)
  const found = journeys.flatMap((file) =>
    findWaits(file, readFileSync(join(ROOT, file), 'utf8')).map(({ line, what }) => `${file}:${line} ${what}`),
  )
  expect(found).toEqual([])
})
