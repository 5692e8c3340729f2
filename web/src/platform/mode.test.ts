import { afterEach, expect, test, vi } from 'vitest'
import { demoUser, enterDemo, leaveDemo } from './mode.ts'

afterEach(() => vi.unstubAllGlobals())

/** What a browser keeps; `broken` names what throws, as where storage is switched off or full. */
function storage(broken: 'nothing' | 'setting' | 'all' = 'nothing') {
  const kept = new Map<string, string>()
  const fail = () => {
    throw new DOMException('no room', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', {
    getItem: broken === 'all' ? fail : (key: string) => kept.get(key) ?? null,
    setItem: broken === 'nothing' ? (key: string, value: string) => kept.set(key, value) : fail,
    removeItem: broken === 'all' ? fail : (key: string) => kept.delete(key),
  })
  return kept
}

/** A page that is loaded now. */
async function aWindow() {
  vi.resetModules()
  return await import('./mode.ts')
}

/** What a page loaded now would be, and for whom. */
async function seen() {
  const { modeHere } = await aWindow()
  return [modeHere(), demoUser()]
}

test('a device begins in database mode, goes into the demo and out again', async () => {
  const kept = storage()
  expect(await seen()).toEqual(['database', null])
  expect(enterDemo('teacher@greenfield.example')).toBe('entered')
  expect(await seen()).toEqual(['demo', 'teacher@greenfield.example'])
  leaveDemo()
  expect(await seen()).toEqual(['database', null])
  expect([...kept]).toEqual([['cbt_data_mode', 'database']])
})

test('a window stays what it was loaded as, whatever another one enters or leaves', async () => {
  storage()
  const school = await aWindow()
  expect(school.modeHere()).toBe('database')
  enterDemo('teacher@greenfield.example')
  expect(school.modeHere()).toBe('database')
  const demo = await aWindow()
  expect(demo.modeHere()).toBe('demo')
  leaveDemo()
  expect(demo.modeHere()).toBe('demo')
  expect(demo.demoUser()).toBeNull()
})

test('a mode nobody knows is database mode', async () => {
  storage().set('cbt_data_mode', 'offline')
  expect(await seen()).toEqual(['database', null])
})

test.each(['setting', 'all'] as const)('where storage is blocked (%s) there is no demo', async (broken) => {
  storage(broken)
  expect(enterDemo('teacher@greenfield.example')).toBe('no_storage')
  leaveDemo()
  expect(await seen()).toEqual(['database', null])
})

test('where there is no storage at all, neither', async () => {
  vi.stubGlobal('localStorage', undefined)
  expect(enterDemo('teacher@greenfield.example')).toBe('no_storage')
  expect(await seen()).toEqual(['database', null])
})
