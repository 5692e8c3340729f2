import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { productName } from './product.ts'

test('mails and pages call the product the same', () => {
  const brand = readFileSync(new URL('../../../web/src/platform/brand.ts', import.meta.url), 'utf8')
  expect(brand).toContain(`name: '${productName}',`)
})
