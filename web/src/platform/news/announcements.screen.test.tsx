import { useState } from 'react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showScreen } from '../../../test/screen.tsx'
import { Announcements } from './announcements.tsx'
import { announce, forgetNews } from './announcer.ts'

afterEach(() => {
  vi.useRealTimers()
  forgetNews()
})

test.each([
  ['Undo', 'It was undone.'],
  ['Close this message', ''],
])('%s pressed by key leaves the keyboard on the page', async (button, said) => {
  const undo = () => ({ batch: null, doneCount: 3, skipped: [], effects: [] })
  await showScreen(Announcements, { as: 'school_admin', answers: { school: { undo } } })
  announce('3 students deactivated.', { batch: '0199ffff-ffff-7fff-8fff-000000000001', skipped: [] })
  const pressed = page.getByRole('button', { name: button })
  await expect.element(pressed).toBeVisible()
  const element = pressed.element() as HTMLElement
  element.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('3 students deactivated.')).not.toBeInTheDocument()
  if (said) await expect.element(page.getByText(said)).toBeVisible()
  expect(document.activeElement?.tagName).toBe('MAIN')
})

/** What was told before it is drawn by then. */
async function threeFrames() {
  for (let frame = 1; frame <= 3; frame += 1) await new Promise(requestAnimationFrame)
}

const minuteMs = 60_000
const skipped = [{ id: '1', name: 'Ada Sample', why: 'Ada has begun an exam.' }]

test('a message leaves by itself, and not while it has the pointer or the keyboard', async () => {
  await showScreen(Announcements, { as: 'school_admin' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  announce('Saved.')
  const said = page.getByText('Saved.')
  await expect.element(said).toBeVisible()
  await said.hover()
  vi.advanceTimersByTime(minuteMs)
  await expect.element(said).toBeVisible()
  const cross = page.getByRole('button', { name: 'Close this message' }).element() as HTMLElement
  cross.focus()
  await userEvent.unhover(said)
  vi.advanceTimersByTime(minuteMs)
  await expect.element(said).toBeVisible()
  cross.blur()
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0)
  vi.advanceTimersByTime(minuteMs)
  await expect.element(said).not.toBeInTheDocument()
})

test.each([
  [7_000, 'is still said'],
  [9_000, 'is said no more'],
])('what a page of no messages was told %i ms ago %s on the next one', async (passedMs, said) => {
  let setHere: (isHere: boolean) => void = () => undefined
  const Pages = () => {
    const [isHere, set] = useState(true)
    setHere = set
    return isHere ? <Announcements /> : <p>A page of no messages</p>
  }
  await showScreen(Pages, { as: 'school_admin' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  announce('Saved.')
  const message = page.getByText('Saved.')
  await expect.element(message).toBeVisible()
  setHere(false)
  await expect.element(message).not.toBeInTheDocument()
  // The page that went has stopped its own clock a moment later.
  await threeFrames()
  vi.advanceTimersByTime(passedMs)
  setHere(true)
  // To wait for a text would let the clock run on.
  await threeFrames()
  expect(page.getByRole('status').element().textContent).toBe(said === 'is still said' ? 'Saved.' : '')
})

test('who was left out stays to be read until it is closed', async () => {
  await showScreen(Announcements, { as: 'school_admin' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  announce('Nobody was deactivated.', { skipped })
  await expect.element(page.getByText(/Ada Sample/)).toBeVisible()
  vi.advanceTimersByTime(minuteMs)
  await expect.element(page.getByText(/Ada Sample/)).toBeVisible()
  await page.getByRole('button', { name: 'Close this message' }).click()
  await expect.element(page.getByText(/Ada Sample/)).not.toBeInTheDocument()
})

/** A page as the shell has it: below a bar of 64 pixels, with room at its foot. */
const LongPage = ({ height = 2_000, bar = 0 }) => (
  <>
    <Announcements />
    <div style={{ height: 64 }} />
    <div id="page" style={{ paddingBottom: 48 }}>
      <button type="button">First</button>
      <div style={{ height }} />
      <button type="button">Last</button>
      {bar > 0 && (
        <div style={{ position: 'sticky', bottom: 0, height: bar, background: 'white' }}>
          <button type="button">Go on</button>
        </div>
      )}
    </div>
  </>
)

const rectOf = (name: string) => page.getByRole('button', { name }).element().getBoundingClientRect()

test.each([
  [360, 2_000, 0],
  [360, 2_000, 500],
  [360, 100, 0],
  [1280, 2_000, 500],
])(
  'at %i pixels a page of %i, scrolled by %i, stays in its place when it comes and goes',
  async (width, height, at) => {
    onTestFinished(() => page.viewport(1280, 800))
    await page.viewport(width, 740)
    await showScreen(() => <LongPage height={height} />, { as: 'school_admin' })
    window.scrollTo(0, at)
    const before = rectOf('First').top
    const room = () => document.documentElement.style.getPropertyValue('--news')
    announce('Nobody was deactivated.', { skipped })
    await expect.poll(room).not.toBe('')
    expect(rectOf('First').top).toBeCloseTo(before, 0)
    await page.getByRole('button', { name: 'Close this message' }).click()
    await expect.poll(room).toBe('')
    expect(rectOf('First').top).toBeCloseTo(before, 0)
  },
)

test.each([360, 1280])('at %i pixels what stays can be scrolled clear of the end of a page', async (width) => {
  onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(width, 740)
  await showScreen(LongPage, { as: 'school_admin' })
  announce('Nobody was deactivated.', { skipped })
  const note = page.getByRole('status').getByText('Nobody was deactivated.')
  await expect.element(note).toBeVisible()
  const isClear = () => {
    window.scrollTo(0, document.documentElement.scrollHeight)
    return rectOf('Last').bottom <= page.getByRole('status').element().getBoundingClientRect().top
  }
  await expect.poll(isClear).toBe(true)
  await page.getByRole('button', { name: 'Close this message' }).click()
  await expect.element(note).not.toBeInTheDocument()
  expect(document.documentElement.style.getPropertyValue('--news')).toBe('')
})

test.each([360, 1280])('at %i pixels it covers neither the top of a page nor the bar at its foot', async (width) => {
  onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(width, 740)
  let setBar: (bar: number) => void = () => undefined
  const WithBar = () => {
    const [bar, set] = useState(0)
    setBar = set
    return <LongPage bar={bar} />
  }
  await showScreen(WithBar, { as: 'school_admin' })
  announce('It was undone.')
  await expect.element(page.getByText('It was undone.')).toBeVisible()
  const news = () => page.getByRole('status').element().getBoundingClientRect()
  expect(news().top).toBeGreaterThan(rectOf('First').bottom)
  expect(news().bottom).toBeLessThanOrEqual(740)
  // It comes while the message stands, as the foot of an import does after an undo.
  setBar(150)
  await expect.poll(() => news().bottom <= rectOf('Go on').top).toBe(true)
  // A menu that is open beside it is no bar.
  const before = news().bottom
  const menu = document.createElement('div')
  menu.setAttribute('role', 'menu')
  menu.style.cssText = 'position: fixed; inset: auto 0 0; height: 300px'
  document.body.append(menu)
  onTestFinished(() => menu.remove())
  // What was changed is looked at in the next frame.
  await threeFrames()
  expect(news().bottom).toBe(before)
  menu.remove()
  // Scrolled to its end, the bar stands higher, and the message where it stood.
  window.scrollTo(0, document.documentElement.scrollHeight)
  await expect.poll(() => news().top >= rectOf('Go on').bottom || news().bottom <= rectOf('Go on').top).toBe(true)
})

test.each([
  [360, 540],
  [1280, 500],
])('at %i pixels it does not cover the bar of a page of %i either', async (width, height) => {
  onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(width, 740)
  await showScreen(() => <LongPage height={height} bar={40} />, { as: 'school_admin' })
  expect(rectOf('Go on').top).toBeLessThan(700)
  announce('It was undone.')
  await expect.element(page.getByText('It was undone.')).toBeVisible()
  expect(page.getByRole('status').element().getBoundingClientRect().bottom).toBeLessThanOrEqual(rectOf('Go on').top)
})
