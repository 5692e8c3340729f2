import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { refusals } from './refusal.ts'

test('every code stands in one file: of two, the later one would be answered for both', async () => {
  const rooms = readdirSync(join(import.meta.dirname, 'platform/refusals')).map((file) => basename(file, '.ts'))
  const parts = await Promise.all(rooms.map((room): Promise<object> => import(`./platform/refusals/${room}.ts`)))
  const codes = parts.flatMap((part) => Object.values(part)).flatMap((part) => Object.keys(part))
  expect(codes.sort()).toEqual(Object.keys(refusals).sort())
})
