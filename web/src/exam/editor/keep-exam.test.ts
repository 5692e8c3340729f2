import { id } from '@sabimark/contract/text.ts'
import { expect, test } from 'vitest'
import { newRequestId } from './keep-exam.ts'

test('a request has a name the contract takes, and another has another', () => {
  const names = Array.from({ length: 50 }, newRequestId)
  expect(new Set(names).size).toBe(50)
  expect(names.filter((name) => !id.safeParse(name).success)).toEqual([])
})
