import type { ExamPackage } from '@sabimark/contract/answers.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { never, refusal, showScreen } from '../../../test/screen.tsx'
import { clearPapers } from '../../../test/sealed-paper.ts'
import { queryClient } from '../../platform/queries.ts'
import { meQuery } from '../../platform/session.ts'
import GetReady from './get-ready.tsx'
import { buildHere } from './keep-program.ts'
import { packageStore } from './package-store.ts'

const dayMs = 86_400_000
const opensAt = new Date(Date.now() + dayMs).toISOString()
const Shown = () => (
  <section>
    <h1>My Exams</h1>
    <GetReady id="exam" title="Mock" opensAt={opensAt} />
  </section>
)
const press = (name: string) => page.getByRole('button', { name }).click()

afterEach(() => vi.restoreAllMocks())

test('what keeps a device from getting ready is said, and it can be tried again', async () => {
  const answers = [refusal('NOT_OFFERED'), new TypeError('Failed to fetch')]
  await showScreen(Shown, {
    as: 'student',
    answers: {
      attempt: {
        package: () => {
          throw answers.shift()
        },
      },
    },
  })
  await press('Get ready (up to 600 kB)')
  await expect.element(page.getByText(/^Not ready\. This exam is not offered without a network\./)).toBeVisible()
  await expectAccessible()
  await press('Get ready again')
  await expect.element(page.getByText(/^Not ready\. The network stopped\./)).toBeVisible()
})

/** What the server has for a device: a paper of so many bytes. Of it, and of the program, nothing can be had but what `given` names. */
async function showOffer(paperBytes: number, given: Record<string, () => Response> = {}): Promise<void> {
  const none = { paths: [], bytes: 0 }
  const files = { entry: buildHere(), usual: { paths: [], bytes: 1_000 }, maths: none, rareMaths: none, latinExt: none }
  vi.spyOn(window, 'fetch').mockImplementation(async (asked) => {
    const answer = asked === '/offline.json' ? Response.json(files) : given[String(asked)]?.()
    if (answer) return answer
    throw new TypeError('Failed to fetch')
  })
  const needs = { maths: false, latinExt: false }
  const facts = { sealId: 'seal', needs, parts: [{ bytes: paperBytes, sha256: '' }] } as unknown as ExamPackage
  await showScreen(Shown, { as: 'student', answers: { attempt: { package: () => facts } } })
}

test('a first attempt that meets another paper than it began with says so, and not that it had been ready', async () => {
  const registration = { active: { state: 'activated' } } as ServiceWorkerRegistration
  vi.spyOn(navigator.serviceWorker, 'register').mockResolvedValue(registration)
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration)
  await showOffer(500_000, {
    '/sw.js': () => new Response('respondWith'),
    '/dashboard': () => new Response(buildHere()),
    '/sealed/seal/0': () => new Response(null, { status: 404 }),
  })
  await press('Get ready (up to 600 kB)')
  await expect
    .element(page.getByRole('region', { name: 'Getting ready for Mock' }))
    .toMatchTextContent(/^Not ready\. The exam was changed while you were getting ready\..*Get ready again$/)
  await caches.delete(`sabimark ${buildHere()}`)
  await clearPapers()
})

test('one press is enough for what was said beside it', async () => {
  await showOffer(500_000)
  await expect.element(page.getByText(/Do not use a private window/)).toBeVisible()
  await press('Get ready (up to 600 kB)')
  await expect.element(page.getByText(/^Not ready\. The network stopped\./)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Get it now' })).not.toBeInTheDocument()
  await clearPapers()
})

const Two = () => (
  <main>
    {['exam', 'other'].map((id) => (
      <GetReady key={id} id={id} title={id} opensAt={opensAt} />
    ))}
  </main>
)
const first = page.getByRole('region', { name: 'Getting ready for exam' })
const other = page.getByRole('region', { name: 'Getting ready for other' })

test('of several exams the first says what it is about, and each can be got ready', async () => {
  await showScreen(Two, { as: 'student' })
  await expect.element(other.getByText('Can also start without a network.')).toBeVisible()
  await expect.element(other.getByRole('button', { name: /^Get ready/ })).toBeVisible()
  expect(page.getByText(/^Do not use a private window/).elements()).toHaveLength(1)
})

test('what is done at the first leaves what the next one says', async () => {
  await showScreen(Two, { as: 'student', answers: { attempt: { package: () => never } } })
  await page
    .getByRole('button', { name: /^Get ready/ })
    .first()
    .click()
  await expect.element(page.getByText('Looking how much there is to get...')).toBeVisible()
  await expect.element(other.getByText('Can also start without a network.')).toBeVisible()
  expect(page.getByText(/^Do not use a private window/).elements()).toEqual([])
})

test('of two that are ready, the first that is not open yet asks to look on the morning', async () => {
  const needs = { maths: false, latinExt: false }
  const factsOf = (examId: string) => {
    const opensAt = new Date(Date.now() + (examId === 'exam' ? -1 : 24) * 3_600_000).toISOString()
    return { sealId: 'seal', needs, parts: [], opensAt } as unknown as ExamPackage
  }
  // The worker alone is not a real one.
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue({ active: {} } as ServiceWorkerRegistration)
  const program = `sabimark ${buildHere()}`
  await (await caches.open(program)).put('/dashboard', new Response(''))
  await showScreen(() => null, { as: 'student' })
  const studentId = (await queryClient.ensureQueryData(meQuery))?.id ?? ''
  const store = await packageStore()
  for (const examId of ['exam', 'other']) {
    const ready = { facts: factsOf(examId), readyWith: buildHere(), files: [], wallMs: 0 }
    await store.put({ studentId, examId, ...ready })
  }
  store.close()
  const answers = { attempt: { package: ({ examId }: { examId: string }) => factsOf(examId) } }
  await showScreen(Two, { as: 'student', answers })
  await expect.element(first).toMatchTextContent(/The paper is locked until you start\.No network on the day\?/)
  await expect
    .element(other)
    .toMatchTextContent(/^Ready on this device\. On the morning of the exam, open this page once to check\.$/)
  await caches.delete(program)
  await clearPapers()
})

/** Lays what was got ready here for an exam, of which the server has now this seal; its only part is not here. */
async function showLaid({ readyWith = buildHere(), seal = 'seal', parts = 0, at = opensAt } = {}): Promise<void> {
  const facts = (sealId: string) => {
    const needs = { maths: false, latinExt: false }
    return { sealId, needs, parts: Array(parts).fill({ bytes: 9, sha256: '' }), opensAt } as unknown as ExamPackage
  }
  await showScreen(() => null, { as: 'student' })
  const studentId = (await queryClient.ensureQueryData(meQuery))?.id ?? ''
  const store = await packageStore()
  for (const examId of ['exam', 'other'])
    await store.put({ studentId, examId, facts: facts('seal'), readyWith, files: [], wallMs: 0 })
  store.close()
  const Laid = () => (
    <main>
      <GetReady id="exam" title="exam" opensAt={at} />
      <GetReady id="other" title="other" opensAt={opensAt} />
    </main>
  )
  await showScreen(Laid, { as: 'student', answers: { attempt: { package: () => facts(seal) } } })
}
const calm = 'With a network, you take the exam as usual.'

test('what is lost from a device is said with what to do, and once that it is needed only without a network', async () => {
  await showLaid({ parts: 1 })
  await expect
    .element(first)
    .toMatchTextContent(/^Not ready any more\. Part of this exam is missing on this device\. Get ready again/)
  await expect.element(first.getByText(calm)).toBeVisible()
  await expect.element(first.getByRole('button', { name: 'Get ready again' })).toBeVisible()
  await expect
    .element(other)
    .toMatchTextContent(/^Not ready any more\..*Get ready again to fetch what is missing\.Get ready/)
  await expectAccessible()
  await showLaid({ parts: 1, at: new Date(Date.now() - dayMs).toISOString() })
  await expect
    .element(first)
    .toMatchTextContent(
      /^With a network, you take the exam as usual\. Without a network, it will no longer start on this device\. Part/,
    )
  await expect.element(other.getByText(calm)).toBeVisible()
  await expectAccessible()
  await clearPapers()
})

test('of a newer page, and of an exam that was changed, it says what is newer', async () => {
  await showLaid({ readyWith: '/assets/before.js' })
  await expect.element(first).toMatchTextContent(/^Not ready any more\. This page is a newer version than when you/)
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue({ active: {} } as ServiceWorkerRegistration)
  const program = `sabimark ${buildHere()}`
  await (await caches.open(program)).put('/dashboard', new Response(''))
  await showLaid({ seal: 'another' })
  await expect.element(first).toMatchTextContent(/^Not ready any more\. Your school has changed this exam since you/)
  await caches.delete(program)
  await clearPapers()
})

test('a page that is older than what the server gives out is loaded anew', async () => {
  const told: (string | undefined)[] = []
  const asked = ({ lacks }: { lacks?: string }) => {
    told.push(lacks)
    return { sealId: 'seal', needs: { maths: false, latinExt: false }, parts: [] } as unknown as ExamPackage
  }
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ entry: '/assets/newer.js' }))
  await showScreen(Shown, { as: 'student', answers: { attempt: { package: asked } } })
  await press('Get ready (up to 600 kB)')
  await expect.element(page.getByText(/^Not ready\. There is a newer version of this page\. Reload it/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Get ready/ })).not.toBeInTheDocument()
  await expect.poll(() => told).toEqual([undefined, 'other_build'])
})

test('more than that is said, and asked', async () => {
  await showOffer(1_900_000)
  await press('Get ready (up to 600 kB)')
  await expect.element(page.getByText(/it takes up to 2 MB of data, once/)).toBeVisible()
  await expectAccessible()
  await press('Not now')
  await expect.element(page.getByRole('button', { name: /^Get ready/ })).toBeVisible()
})

test('staff hear why it is not ready, once there is a network again, and not what the server refused', async () => {
  const told: (string | undefined)[] = []
  let answer: () => unknown = () => {
    throw refusal('NOT_OFFERED')
  }
  const asked = ({ lacks }: { lacks?: string }) => {
    told.push(lacks)
    return answer() as ExamPackage
  }
  await showScreen(Shown, { as: 'student', answers: { attempt: { package: asked } } })
  await press('Get ready (up to 600 kB)')
  await expect.element(page.getByText(/^Not ready\. This exam is not offered/)).toBeVisible()
  expect(told).toEqual([undefined])
  answer = () => {
    throw new TypeError('Failed to fetch')
  }
  await press('Get ready again')
  await expect.poll(() => told).toEqual([undefined, undefined, 'no_network'])
  answer = () => ({})
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => told).toEqual([undefined, undefined, 'no_network', 'no_network'])
  await expect.element(page.getByText(/^Not ready\. The network stopped\./)).toBeVisible()
  // It was heard: nothing is said again.
  window.dispatchEvent(new Event('online'))
  expect(told).toHaveLength(4)
})

test('a browser that keeps nothing says so at once', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('', 'SecurityError')
  })
  await showScreen(Shown, { as: 'student' })
  await expect.element(page.getByText(/^Not ready\. This browser keeps nothing here\./)).toBeVisible()
  await expectAccessible()
})
