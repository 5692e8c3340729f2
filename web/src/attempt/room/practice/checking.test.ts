import type { CheckedAnswer } from '@sabimark/contract/answers.ts'
import { expect, test, vi } from 'vitest'
import type { Practice } from '../../practice.ts'
import { noProgress } from '../../sync/progress.ts'
import type { SyncView } from '../../sync/sync-view.ts'
import { createChecking, needsNetwork } from './checking.ts'

const item: CheckedAnswer = { questionId: 'one', value: ['b'] }

/** A room whose answer to `one` waits for the server until `save` is called. */
function waitingRoom() {
  let waitingCount = 1
  let tell = () => {}
  const order: string[] = []
  const sync: Practice['sync'] = {
    view: () => ({ waitingCount, progress: { ...noProgress, answers: { one: ['b'] } } }) as unknown as SyncView,
    subscribe: (heard) => {
      tell = heard
      return () => undefined
    },
    tryNow: () => void order.push('send'),
  }
  const save = () => {
    waitingCount = 0
    order.push('saved')
    tell()
  }
  return { sync, save, order }
}

test('an answer is checked once the server has it, and one at a time', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  const { sync, save, order } = waitingRoom()
  const checking = createChecking({
    sync,
    check: async () => {
      order.push('check')
      return { items: [item] }
    },
  })
  const first = checking.check('one')
  expect(await checking.check('one')).toBe(false)
  save()
  expect(await first).toBe(true)
  expect(order).toEqual(['send', 'saved', 'check'])
  expect(checking.view().checked.get('one')).toEqual(item)
  vi.unstubAllGlobals()
})

test('where nothing can be sent it is not asked at all, and what was checked before is asked for again', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const { sync } = waitingRoom()
  const check = vi.fn<Practice['check']>().mockRejectedValueOnce(new TypeError('Failed to fetch'))
  check.mockResolvedValue({ items: [item] })
  const checking = createChecking({ sync, check })
  expect(await checking.check('one')).toBe(false)
  expect(checking.view().problem).toEqual({ questionId: 'one', text: needsNetwork })
  expect(check).not.toHaveBeenCalled()
  await checking.load()
  await checking.load()
  await checking.load()
  expect(check).toHaveBeenCalledTimes(2)
  expect(checking.view().checked.size).toBe(1)
  vi.unstubAllGlobals()
})
