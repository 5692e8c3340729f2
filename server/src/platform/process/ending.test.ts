import { expect, test } from 'vitest'
import { createEnding } from './ending.ts'

/** `exit` that does not: a promise that never answers stands for a process that is gone. */
function anEnding() {
  const told: string[] = []
  const left = Promise.withResolvers<number>()
  const ending = createEnding({
    onFailure: (name) => told.push(`failed: ${name}`),
    exit: ((code: number) => left.resolve(code)) as (code: number) => never,
  })
  const add = (name: string) => ending.add(name, async () => told.push(name))
  return { ending, told, add, left: left.promise }
}

test('closes the last opened first, and leaves with the code it was given', async () => {
  const { ending, told, add, left } = anEnding()
  for (const name of ['log', 'database', 'server']) add(name)
  expect(ending.isEnding).toBe(false)
  void ending.end(0)
  expect(ending.isEnding).toBe(true)
  expect(await left).toBe(0)
  expect(told).toEqual(['server', 'database', 'log'])
})

test('a part that fails does not keep the others open', async () => {
  const { ending, told, add, left } = anEnding()
  add('database')
  ending.add('server', () => Promise.reject(new Error('stuck')))
  void ending.end(1)
  expect(await left).toBe(1)
  expect(told).toEqual(['failed: server', 'database'])
})

test('asked twice it closes once, and the first code counts', async () => {
  const { ending, told, add, left } = anEnding()
  add('server')
  void ending.end(1)
  void ending.end(0)
  expect(await left).toBe(1)
  expect(told).toEqual(['server'])
})
