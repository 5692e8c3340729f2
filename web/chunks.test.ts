import { expect, test } from 'vitest'
import { entryLoadedBy, heavyPage } from './chunks.ts'

const chunk = (name: string, moduleIds: string[], loads: { imports?: string[]; dynamicImports?: string[] } = {}) => ({
  name,
  fileName: `${name}.js`,
  isEntry: false,
  moduleIds: moduleIds.map((id) => `/home/web/src/${id}`),
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
  const candidate = chunk('candidate', ['attempt/enter-exam.ts'], { imports: ['app'] })
  expect(entryLoadedBy([withEntry, page, candidate])).toMatch(/^candidate loads app,/)
  const later = chunk('calls', ['attempt/device/sender.ts'], { dynamicImports: ['site'] })
  expect(entryLoadedBy([site, later])).toMatch(/^calls loads site,/)
})

test('a public page that would load the app is found, at once or by imports that come later', () => {
  const imports = (id: string) => (id.endsWith('sender.ts') ? ['/home/web/src/attempt/enter-exam.ts'] : [])
  const candidate = chunk('candidate', ['attempt/enter-exam.ts'], { imports: ['app'] })
  const light = chunk('calls', ['attempt/device/sender.ts'])
  expect(heavyPage([base, site, light, app, candidate], imports)).toBeNull()
  for (const loads of [{ imports: ['candidate'] }, { dynamicImports: ['candidate'] }]) {
    const heavy = chunk('calls', ['attempt/device/sender.ts'], loads)
    expect(heavyPage([base, site, heavy, app, candidate], imports)).toMatch(
      /^The public page site would load all of candidate/,
    )
  }
})
