import { expect, test } from 'vitest'
import { demoLoadedWithAnother, entryLoadedBy, heavyPage, loadsTooMuch, overBudget } from './chunks.ts'

const chunk = (name: string, moduleIds: string[], loads: { imports?: string[]; dynamicImports?: string[] } = {}) => ({
  name,
  fileName: `${name}.js`,
  isEntry: false,
  // A clone may lie in a folder of any name.
  moduleIds: moduleIds.map((id) => (id.startsWith('/') ? `/demo${id}` : `/demo/web/src/${id}`)),
  imports: (loads.imports ?? []).map((one) => `${one}.js`),
  dynamicImports: (loads.dynamicImports ?? []).map((one) => `${one}.js`),
})
const entry = (...made: Parameters<typeof chunk>) => ({ ...chunk(...made), isEntry: true })
const base = chunk('base', ['platform/brand.ts'])
const site = entry('site', ['site/main.tsx'], { imports: ['base'], dynamicImports: ['calls'] })
const app = chunk('app', ['shell/start-app.tsx'], { imports: ['base', 'calls'] })

test('an entry that only its own page loads starts by itself and nowhere else', () => {
  const calls = chunk('calls', ['attempt/device/sender.ts'])
  expect(entryLoadedBy([base, site, calls, app, entry('shell', ['shell/main.tsx'], { imports: ['app'] })])).toBeNull()
})

test('an entry among what other chunks load is found, also behind the line that an HTML page became', () => {
  const withEntry = chunk('app', ['shell/main.tsx', 'platform/client.ts'])
  const page = entry('page', [], { imports: ['app'] })
  expect(entryLoadedBy([withEntry, page])).toBeNull()
  const candidate = chunk('candidate', ['attempt/enter/enter-exam.ts'], { imports: ['app'] })
  expect(entryLoadedBy([withEntry, page, candidate])).toMatch(/^candidate loads app,/)
  const later = chunk('calls', ['attempt/device/sender.ts'], { dynamicImports: ['site'] })
  expect(entryLoadedBy([site, later])).toMatch(/^calls loads site,/)
})

test('a public page that would load the app is found, at once or by imports that come later', () => {
  const imports = (id: string) => (id.endsWith('sender.ts') ? ['/demo/web/src/attempt/enter/enter-exam.ts'] : [])
  const candidate = chunk('candidate', ['attempt/enter/enter-exam.ts'], { imports: ['app'] })
  const light = chunk('calls', ['attempt/device/sender.ts'])
  expect(heavyPage([base, site, light, app, candidate], imports)).toBeNull()
  for (const loads of [{ imports: ['candidate'] }, { dynamicImports: ['candidate'] }]) {
    const heavy = chunk('calls', ['attempt/device/sender.ts'], loads)
    expect(heavyPage([base, site, heavy, app, candidate], imports)).toMatch(
      /^The public page site would load all of candidate/,
    )
  }
})

const demo = chunk('demo', ['/demo/demo.ts', '/demo/exam/exams.ts', '/node_modules/zod/index.js'], {
  imports: ['calls'],
})
const here = chunk('demo-here', ['shell/demo-here.ts'], { dynamicImports: ['demo'] })

test('a demo that is one file, reached by import() alone, is as it should be', () => {
  expect(demoLoadedWithAnother([base, site, app, here, demo])).toBeNull()
  expect(demoLoadedWithAnother([base, site])).toBeNull()
})

test.each([
  ['is loaded at once', [base, chunk('app', ['shell/start-app.tsx'], { imports: ['demo'] }), demo], /^app would load/],
  ['is in two files', [app, demo, chunk('samples', ['/demo/bank/questions.ts'])], /and samples holds parts of it/],
  [
    'left its checks elsewhere',
    [app, demo, chunk('calls', ['/node_modules/zod/v4/core.js'])],
    /and calls holds parts of it/,
  ],
  ['is part of an entry', [entry('app', ['shell/start-app.tsx', '/demo/demo.ts'])], /^app would load/],
  ['is nowhere', [base, site, app], /in no chunk/],
])('a demo that %s is found', (_what, chunks, message) => {
  expect(demoLoadedWithAnother(chunks)).toMatch(message)
})

test('a public page from which the demo can be reached is found', () => {
  const imports = () => ['/demo/demo/demo.ts']
  expect(
    heavyPage([base, chunk('login', ['site/login/login.tsx'], { dynamicImports: ['demo'] }), demo], imports),
  ).toMatch(/^The public page login would load all of demo/)
})

test('a page that outgrows its budget is found, with what it alone loads', () => {
  const list = chunk('students-page', ['people/students/students-page.tsx'], { imports: ['base'] })
  const shared = chunk('register', ['people/register/register-parts.ts'], { imports: ['base'] })
  const page = chunk('import-page', ['people/students/import/import-page.tsx'], { imports: ['register', 'base'] })
  const sizes = (of: Record<string, number>) => (one: { name: string }) => of[one.name] ?? 0
  const all = [base, list, shared, page]
  const fine = { base: 90_000, 'students-page': 3_200, register: 20_000, 'import-page': 15_000 }
  expect(overBudget(all, sizes(fine))).toBeNull()
  expect(overBudget(all, sizes({ ...fine, register: 20_001 }))).toMatch(/import-page.tsx is 35001 bytes/)
  expect(overBudget(all, sizes({ ...fine, 'students-page': 3_201 }))).toMatch(/students-page.tsx is 3201 bytes/)
})

test('what opens a sealed paper has a budget, beside what an exam loads in a secure page', () => {
  const rest = [
    chunk('candidate', ['attempt/door/exam-page.tsx'], { imports: ['base'] }),
    chunk('seal', ['attempt/seal/seal-room.ts'], { imports: ['candidate'] }),
    chunk('kept', ['attempt/device/unheard-here.ts'], { imports: ['base'] }),
    chunk('package', ['exam/package/package-store.ts'], { imports: ['kept'] }),
    chunk('offline', ['attempt/door/exams-here.tsx'], { imports: ['package', 'seal', 'kept', 'candidate'] }),
  ]
  const sizes = (of: Record<string, number>) => (one: { name: string }) => of[one.name] ?? 90_000
  expect(overBudget([base, ...rest], sizes({ package: 2_500, offline: 9_500 }))).toBeNull()
  expect(overBudget([base, ...rest], sizes({ package: 2_501, offline: 9_500 }))).toMatch(/exams-here.tsx is 12001/)
})

test('a list of pages that loads staff, at once or behind another, is found', () => {
  const staff = chunk('staff', ['platform/list/data-table.tsx'], { imports: ['base'] })
  const icons = chunk('icons', ['/node_modules/@tabler/icons.mjs'], { imports: ['staff'] })
  const list = (imports: string[]) => chunk('pages', ['shell/pages.ts'], { imports, dynamicImports: ['staff'] })
  expect(loadsTooMuch([base, staff, icons, list(['base'])])).toBeNull()
  expect(loadsTooMuch([base, staff, icons, list(['base', 'icons'])])).toMatch(
    /^shell\/pages.ts would load all of staff/,
  )
})

test('a page of staff that loads the exam room is found', () => {
  const room = chunk('candidate', ['attempt/room/live-exam.tsx'])
  const staff = (imports: string[]) => chunk('staff', ['platform/list/data-table.tsx'], { imports })
  const home = chunk('staff-home', ['report/staff-home.tsx'], { imports: ['staff'], dynamicImports: ['candidate'] })
  expect(loadsTooMuch([base, room, staff(['base']), home])).toBeNull()
  expect(loadsTooMuch([base, room, staff(['candidate']), home])).toMatch(/would load all of candidate/)
})
