import { unreadyReasons } from '@sabimark/domain/exam/seal/unready.ts'
import { expect, test } from 'vitest'
import { namesText, unreadyWords } from './unready-words.ts'

test('each reason is said in words of its own', () => {
  expect(new Set(unreadyReasons.map((why) => unreadyWords[why][0])).size).toBe(unreadyReasons.length)
})

test('who they are is named, and who is beyond the names is counted', () => {
  const students = ['Ada Example', 'Bola Example'].map((name) => ({ id: name, name }))
  expect(namesText({ count: 2, students })).toBe('Ada Example, Bola Example')
  expect(namesText({ count: 1_202, students })).toBe('Ada Example, Bola Example and 1,200 more')
  expect(namesText({ count: 12, students: [] })).toBe('12')
})
