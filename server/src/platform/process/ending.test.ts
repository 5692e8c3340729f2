import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { stopsWithinMs, usualPatience } from '../database/embedded-patience.ts'
import { createEnding, sharedMs, workerSharedMs } from './ending.ts'
import { spareMs } from './open-database.ts'

/** `exit` that does not: a promise that never answers stands for a process that is gone. */
function anEnding() {
  const told: string[] = []
  const left = Promise.withResolvers<number>()
  const ending = createEnding({
    onFailure: (name) => told.push(`failed: ${name}`),
    sharedMs: 50,
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

test('an end that left something open says so by its code', async () => {
  const { ending, left } = anEnding()
  ending.add('server', () => Promise.reject(new Error('stuck')))
  void ending.end(0)
  expect(await left).toBe(1)
})

test('parts that never close take up their time once, and none of the one that has its own', async () => {
  const { ending, told, add, left } = anEnding()
  const never = () => new Promise(() => undefined)
  ending.add('the database', () => wait(200).then(() => told.push('the database')), { withinMs: 20_000 })
  ending.add('the connections', never)
  ending.add('the server', never)
  add('the address')
  void ending.end(0)
  expect(await left).toBe(1)
  expect(told).toEqual(['the address', 'failed: the server', 'failed: the connections', 'the database'])
})

test('a part with a time of its own does not keep the end waiting beyond it', async () => {
  const { ending, told, left } = anEnding()
  ending.add('the database', () => new Promise(() => undefined), { withinMs: 10 })
  void ending.end(0)
  expect(await left).toBe(1)
  expect(told).toEqual(['failed: the database'])
})

test('the longest end is shorter than systemd waits, and that of a worker than that of the server', () => {
  expect(sharedMs + stopsWithinMs(usualPatience) + spareMs).toBeLessThan(90_000)
  expect(workerSharedMs).toBeLessThan(sharedMs)
})
