import type { ExamPackage } from '@sabimark/contract/answers.ts'
import { beforeEach, expect, test } from 'vitest'
import { emptyDevice } from '../../../test/empty-device.ts'
import { hasPackages, packagesMark } from '../../platform/packages-mark.ts'
import { type KeptPackage, packageStore } from './package-store.ts'

const facts = (sealId: string) => ({ sealId, parts: [{ bytes: 1, sha256: '' }] }) as unknown as ExamPackage
const one = (studentId: string, sealId: string, examId = 'exam'): KeptPackage => ({
  ...{ studentId, examId, facts: facts(sealId), readyWith: null, files: [], wallMs: 0 },
})
const bytes = new Uint8Array([1]).buffer

beforeEach(emptyDevice)

test('a package is found by whom it is for, and by nobody else', async () => {
  const store = await packageStore()
  await store.put(one('amina', 'seal'))
  expect((await store.get({ studentId: 'amina', examId: 'exam' }))?.facts.sealId).toBe('seal')
  expect(await store.get({ studentId: 'bisi', examId: 'exam' })).toBeUndefined()
  expect(await store.get({ studentId: 'amina', examId: 'other' })).toBeUndefined()
  store.close()
})

test('parts stay as long as somebody needs their seal, and the mark as long as anything lies here', async () => {
  const store = await packageStore()
  expect(hasPackages()).toBe(false)
  await store.put(one('amina', 'seal'))
  await store.put(one('bisi', 'seal'))
  await store.putPart('seal', 0, bytes)
  expect(await store.remove({ studentId: 'amina', examId: 'exam' })).toBe(1)
  expect(await store.part('seal', 0)).toEqual(bytes)
  expect(hasPackages()).toBe(true)
  expect(await store.remove({ studentId: 'bisi', examId: 'exam' })).toBe(0)
  expect(await store.part('seal', 0)).toBeUndefined()
  expect(hasPackages()).toBe(false)
  store.close()
})

test('parts of a seal that another has taken the place of go', async () => {
  const store = await packageStore()
  await store.put(one('amina', 'seal'))
  await store.putPart('seal', 0, bytes)
  await store.put(one('amina', 'newer'))
  expect(await store.part('seal', 0)).toBeUndefined()
  store.close()
})

test('a mark that has outlived what it stood for goes when the device is looked through', async () => {
  localStorage.setItem(packagesMark, '1')
  const store = await packageStore()
  expect(await store.all()).toEqual([])
  expect(hasPackages()).toBe(false)
  store.close()
})

test('a window that found nothing here takes the mark of no other that puts something here at that moment', async () => {
  const [store, other] = await Promise.all([packageStore(), packageStore()])
  for (let time = 0; time < 10; time += 1) {
    await Promise.all([store.all(), other.put(one('amina', 'seal')), store.all()])
    expect(hasPackages()).toBe(true)
    await Promise.all([store.remove({ studentId: 'amina', examId: 'exam' }), other.put(one('bisi', 'seal'))])
    expect(hasPackages()).toBe(true)
    await store.remove({ studentId: 'bisi', examId: 'exam' })
    expect(hasPackages()).toBe(false)
  }
  store.close()
  other.close()
})
