import { expect, test } from 'vitest'
import { examTooLarge } from './compressed-files.ts'

test('an exam may be as large as is allowed', () => {
  expect(examTooLarge(new Map())).toBeNull()
  const files = new Map([
    ['assets/base-1.js', 70_000],
    ['assets/app-1.js', 140_500],
  ])
  expect(examTooLarge(files)).toBeNull()
})

test('one byte more stops the build, and says what each file is', () => {
  const files = new Map([
    ['assets/base-1.js', 70_000],
    ['assets/app-1.css', 140_501],
  ])
  expect(examTooLarge(files)).toBe(
    'What an exam loads is 210501 bytes of gzip, where 210500 are allowed: assets/base-1.js 70000, assets/app-1.css 140501.',
  )
})
