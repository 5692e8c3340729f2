import { expect, test } from 'vitest'
import { databaseRole, roleUrls } from './owner.ts'

const owner = 'postgresql://boss:pass@db.school.example:5433/exams?sslmode=require'

test('each role has its own name and password, at the owner’s address', () => {
  const urls = Object.values(roleUrls(owner, 'a secret')).map((href) => new URL(href))
  expect(urls.map((url) => url.username)).toEqual(['exams_app', 'exams_auth', 'exams_platform'])
  expect(new Set(urls.map((url) => url.password)).size).toBe(3)
  for (const url of urls) {
    expect(url.password).toMatch(/^[\da-f]{64}$/)
    expect(`${url.host}${url.pathname}${url.search}`).toBe('db.school.example:5433/exams?sslmode=require')
  }
})

test('the same secret gives the same addresses, another gives others', () => {
  expect(roleUrls(owner, 'a secret')).toEqual(roleUrls(owner, 'a secret'))
  expect(roleUrls(owner, 'a secret').app).not.toBe(roleUrls(owner, 'another').app)
})

test('clones share roles under one prefix', () => {
  expect(new URL(roleUrls(owner, 'a secret', 'clones').app).username).toBe('clones_app')
})

test('a name PostgreSQL would cut is refused', () => {
  expect(databaseRole('x'.repeat(54), 'platform')).toHaveLength(63)
  expect(() => databaseRole('x'.repeat(55), 'platform')).toThrow('too long')
})
