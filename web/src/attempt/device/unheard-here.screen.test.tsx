import type { RefusalCode } from '@sabimark/contract/refusal.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { pageZero } from '../../../test/page-zero.ts'
import { hasPackages, packagesMark } from '../../platform/packages-mark.ts'
import { localStore } from './sender.ts'
import { arriveHere } from './unheard-here.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.removeItem(packagesMark)
})

test.each<[RefusalCode, boolean]>([
  ['NOT_OVER', true],
  ['UNKNOWN_ATTEMPT', false],
])(
  'what began here marks the device again where it may be sat yet, whatever has gone from it: %s',
  async (code, isMarked) => {
    const said = { defined: true, code, status: 409, message: 'Not now.' }
    vi.stubGlobal('fetch', async () => Response.json({ json: said }, { status: 409 }))
    const lay = await pageZero('attempt')
    localStorage.removeItem(packagesMark)
    const found = (await localStore.all()).find(({ page }) => page.key === lay.key)
    if (!found) throw new Error('There is a page.')
    await arriveHere(localStore, found.page).catch(() => null)
    expect(hasPackages()).toBe(isMarked)
    await lay.take()
  },
)
