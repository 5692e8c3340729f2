import { unzipSync } from 'fflate/browser'
import { expect, test } from 'vitest'
import config from '../../../vite.config.ts'
import { zip } from './fflate-sync.ts'

test('a sheet of any size is packed at once, where the package itself would wait for a worker that the policy forbids', () => {
  const sheet = new Uint8Array(600_000).fill(65)
  let packed: Uint8Array | undefined
  zip({ 'xl/worksheets/sheet1.xml': sheet }, (_error, archive) => {
    packed = archive
  })
  expect(packed && unzipSync(packed)['xl/worksheets/sheet1.xml']).toEqual(sheet)
})

test('the build writes workbooks by it, and leaves the rest of the package alone', () => {
  const aliases = config.resolve?.alias
  const [alias] = Array.isArray(aliases) ? aliases : []
  expect(alias?.replacement).toMatch(/src\/platform\/list\/fflate-sync\.ts$/)
  expect('fflate').toMatch(alias?.find)
  expect('fflate/browser').not.toMatch(alias?.find)
})
