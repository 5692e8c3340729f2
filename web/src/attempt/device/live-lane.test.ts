import { downFrames, heartbeatFrame, hiFrame, liveClose } from '@sabimark/domain/attempt/live-frames.ts'
import { expect, test } from 'vitest'
import { stillDevice } from '../../../test/still-device.ts'
import type { SyncView } from '../sync/sync-view.ts'
import { type LaneTools, liveLane } from './live-lane.ts'

type Line = { says: (text: string) => void; ends: (code: number) => void; heard: string[]; isClosed: boolean }

/** A page whose sockets a test answers as the server does. `takes`: what becomes of the next ones. */
function aPage({ takes = 'ok' }: { takes?: 'ok' | 'nothing' | 'refused' | 'forbidden' } = {}) {
  const { device, pass, elapsed } = stillDevice()
  const state = { takes }
  const lines: Line[] = []
  const openedAt: number[] = []
  const listeners = new Set<() => void>()
  const view = { isSubmitted: false, isReplaced: false, waitingCount: 0 }
  let looks = 0
  const openSocket: LaneTools['openSocket'] = ({ onOpen, onText, onGone }) => {
    openedAt.push(elapsed())
    if (state.takes === 'forbidden') throw new DOMException('Refused to connect', 'SecurityError')
    const line: Line = { heard: [], isClosed: false, says: onText, ends: onGone }
    lines.push(line)
    device.after(10, () => (state.takes === 'refused' ? line.ends(1006) : onOpen()))
    return {
      send: (text) => {
        line.heard.push(text)
        if (state.takes === 'ok' && !line.isClosed) onText(text.startsWith('["hi"') ? downFrames.ok : downFrames.heard)
      },
      close: () => {
        line.isClosed = true
      },
    }
  }
  const sync = {
    view: () => view as SyncView,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    lookNow: () => {
      looks += 1
    },
  }
  const stop = liveLane('a ticket', sync, { device, openSocket })
  const change = (to: Partial<typeof view>) => {
    Object.assign(view, to)
    for (const listener of listeners) listener()
  }
  const last = () => lines.at(-1) as Line
  return { state, pass, elapsed, openedAt, lines, last, looks: () => looks, change, stop, view }
}

test('a page says its ticket, and each 25 s how much waits', async () => {
  const page = aPage()
  await page.pass(25_000)
  expect(page.last().heard).toEqual([hiFrame('a ticket')])
  page.view.waitingCount = 3
  await page.pass(30_000)
  expect(page.last().heard).toEqual([hiFrame('a ticket'), heartbeatFrame(3), heartbeatFrame(3)])
  page.last().says(downFrames.lookNow)
  page.last().says('["something newer"]')
  expect([page.looks(), page.lines.length]).toEqual([1, 1])
})

test('an acknowledged save spares a heartbeat, two in a row and no more', async () => {
  const page = aPage()
  await page.pass(1_000)
  const save = () => {
    page.change({ waitingCount: 1 })
    page.change({ waitingCount: 0 })
  }
  for (const waitMs of [20_000, 20_000, 20_000]) {
    await page.pass(waitMs)
    save()
  }
  expect(page.last().heard).toEqual([hiFrame('a ticket')])
  await page.pass(6_000)
  expect(page.last().heard).toEqual([hiFrame('a ticket'), heartbeatFrame(0)])
  await page.pass(25_000)
  expect(page.last().heard).toHaveLength(3)
})

test('a save that is acknowledged while there is no socket holds up no new one', async () => {
  const page = aPage()
  await page.pass(1_000)
  page.last().ends(1006)
  page.change({ waitingCount: 1 })
  page.change({ waitingCount: 0 })
  await page.pass(2_000)
  expect(page.lines).toHaveLength(2)
})

test('a heartbeat that is not answered within ten seconds says that the socket is dead', async () => {
  const page = aPage()
  await page.pass(1_000)
  page.state.takes = 'nothing'
  await page.pass(33_000)
  expect(page.lines.map(({ isClosed }) => isClosed)).toEqual([false])
  page.state.takes = 'ok'
  await page.pass(3_000)
  expect(page.lines.map(({ isClosed }) => isClosed)).toEqual([true, false])
})

test.each([['refused' as const], ['nothing' as const], ['forbidden' as const]])(
  'three sockets in a row that come to nothing (%s) and there is none for ten minutes',
  async (takes) => {
    const page = aPage({ takes })
    await page.pass(60_000)
    expect(page.openedAt.length).toBe(3)
    await page.pass(530_000)
    expect(page.openedAt.length).toBe(3)
    page.state.takes = 'ok'
    await page.pass(60_000)
    expect([page.openedAt.length, page.last().heard[0]]).toEqual([4, hiFrame('a ticket')])
  },
)

test('after a socket is gone the next is opened after 1, 2, 5, 10 and 10 s less up to half, until one holds', async () => {
  const page = aPage()
  await page.pass(1_000)
  page.state.takes = 'refused'
  const goneAt = page.elapsed()
  page.last().ends(1006)
  await page.pass(25_000)
  const waits = page.openedAt.slice(1).map((at, index, all) => at - (all[index - 1] ?? goneAt - 10) - 10)
  // The device's chance is a half.
  expect(waits).toEqual([750, 1_500, 3_750, 7_500, 7_500])
  page.state.takes = 'ok'
  await page.pass(60_000)
  page.last().ends(1006)
  const count = page.lines.length
  await page.pass(760)
  expect(page.lines.length).toBe(count + 1)
})

test('a server that starts again is asked after two to seven seconds, and then patiently', async () => {
  const page = aPage()
  await page.pass(1_000)
  page.state.takes = 'refused'
  page.last().ends(liveClose.restart)
  await page.pass(4_499)
  expect(page.lines.length).toBe(1)
  await page.pass(40_000)
  page.state.takes = 'ok'
  await page.pass(10_000)
  expect(page.last().heard[0]).toBe(hiFrame('a ticket'))
})

test.each([
  ['taken over', (page: ReturnType<typeof aPage>) => page.last().ends(liveClose.replaced)],
  ['after its window', (page: ReturnType<typeof aPage>) => page.last().ends(liveClose.windowClosed)],
  ['handed in', (page: ReturnType<typeof aPage>) => page.change({ isSubmitted: true })],
  ['replaced', (page: ReturnType<typeof aPage>) => page.change({ isReplaced: true })],
  ['left', (page: ReturnType<typeof aPage>) => page.stop()],
])('a page that is %s opens none again', async (_what, end) => {
  const page = aPage()
  await page.pass(1_000)
  end(page)
  page.last().says(downFrames.lookNow)
  await page.pass(3_600_000)
  expect([page.lines.length, page.last().isClosed, page.looks()]).toEqual([1, true, 0])
})
