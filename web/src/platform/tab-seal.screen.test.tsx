import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyDevice } from '../../test/empty-device.ts'
import { offeredMark, packagesMark } from './packages-mark.ts'
import { forgetSealed } from './tab-seal.ts'

beforeEach(emptyDevice)
afterEach(async () => {
  vi.restoreAllMocks()
  await emptyDevice()
})

/** Whether the worker has left, and whether what it gave out has. */
async function leftBy(mark: string | null, untilMs: number): Promise<{ worker: boolean; files: boolean }> {
  if (mark !== null) localStorage.setItem(mark, String(untilMs))
  await caches.open('sabimark of a test')
  const unregister = vi.fn(async () => true)
  vi.spyOn(navigator.serviceWorker, 'getRegistrations').mockResolvedValue([{ unregister } as never])
  await forgetSealed()
  const files = !(await caches.keys()).includes('sabimark of a test')
  await caches.delete('sabimark of a test')
  return { worker: unregister.mock.calls.length > 0, files }
}

const hourMs = 3_600_000

test.each([
  ['nobody has been offered one', null, 0, { worker: true, files: true }],
  ['an exam may be sat without a network yet', offeredMark, Date.now() + hourMs, { worker: false, files: true }],
  ['it is over', offeredMark, Date.now() - hourMs, { worker: true, files: true }],
  ['somebody got ready', packagesMark, 1, { worker: false, files: false }],
])(
  'what is sealed goes with its files and the worker, as far as nobody needs them: %s',
  async (_when, mark, untilMs, left) => {
    expect(await leftBy(mark, untilMs)).toEqual(left)
  },
)
