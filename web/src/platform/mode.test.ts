import { afterEach, expect, test, vi } from 'vitest'
import { demoUserHere, enterDemo, keepDatabaseModeWhile, leaveDemo, modeHere } from './mode.ts'

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

test('a device begins in database mode, goes into the demo and out again', () => {
  const kept = storage()
  expect([modeHere(), demoUserHere()]).toEqual(['database', null])
  expect(enterDemo('teacher@greenfield.example')).toBe('entered')
  expect([modeHere(), demoUserHere()]).toEqual(['demo', 'teacher@greenfield.example'])
  leaveDemo()
  expect([modeHere(), demoUserHere()]).toEqual(['database', null])
  expect([...kept]).toEqual([['cbt_data_mode', 'database']])
})

test('a window in which something real goes on stays the server’s', () => {
  storage()
  enterDemo('teacher@greenfield.example')
  let isReal = true
  keepDatabaseModeWhile(() => isReal)
  expect(modeHere()).toBe('database')
  isReal = false
  expect(modeHere()).toBe('demo')
})

test('a mode nobody knows is database mode', () => {
  storage().set('cbt_data_mode', 'offline')
  expect(modeHere()).toBe('database')
})

test.each(['setting', 'all'] as const)('where storage is blocked (%s) there is no demo', (broken) => {
  storage(broken)
  expect(enterDemo('teacher@greenfield.example')).toBe('no_storage')
  leaveDemo()
  expect([modeHere(), demoUserHere()]).toEqual(['database', null])
})

test('where there is no storage at all, neither', () => {
  vi.stubGlobal('localStorage', undefined)
  expect([modeHere(), enterDemo('teacher@greenfield.example')]).toEqual(['database', 'no_storage'])
})
