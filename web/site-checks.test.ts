import { expect, test } from 'vitest'
import { heavyScript, pageProblem } from './site-checks.ts'

const head = '<title>About · Sabimark</title><meta name="description" content="What it is.">'
const page = (body: string) => `<!doctype html><head>${head}</head><body>${body}</body>`
const css = '._bar_1a{color:red}._bar_1a ._link_2-b:hover{}@media print{._sheet_3{display:none}}'

test.each([
  ['a page that has everything', page('<h1 class="_bar_1a _sheet_3"><a class="_link_2-b">x</a></h1>'), null],
  ['no title', page('<h1>x</h1>').replace('About · Sabimark', ''), 'about.html has no title.'],
  ['no description', page('<h1>x</h1>').replace('What it is.', ''), 'about.html has no description.'],
  ['no heading', page('<h2>x</h2>'), 'about.html has 0 h1 instead of one.'],
  ['two headings', page('<h1>x</h1><h1 id="y">y</h1>'), 'about.html has 2 h1 instead of one.'],
])('%s', (_what, html, problem) => {
  expect(pageProblem('about.html', html, css)).toBe(problem)
})

test.each(['_sheet', '_bar_1', '_link_2', 'undefined', 'bar_1a'])(
  'a class no style sheet knows is found: %s',
  (name) => {
    const html = page(`<h1>x</h1><p class="_bar_1a ${name}">y</p>`)
    expect(pageProblem('about.html', html, css)).toMatch(`about.html uses the class ${name}, which no style sheet`)
  },
)

const chunk = (fileName: string, ...moduleIds: string[]) => ({ fileName, moduleIds, imports: [], dynamicImports: [] })

test.each([
  ['/home/node_modules/react/cjs/react.production.js', 'react'],
  ['/home/node_modules/react-dom/client.js', 'react-dom'],
  ['/home/node_modules/scheduler/index.js', 'scheduler'],
  ['/home/node_modules/@tanstack/react-query/build/modern/index.js', '@tanstack/react-query'],
  ['/home/node_modules/@mantine/core/esm/index.mjs', '@mantine/core'],
])('a script of the public pages that brings %s is found', (id, name) => {
  const light = chunk('pages.js', '/home/web/src/site/start.ts')
  expect(heavyScript([light, chunk('sender.js', '/home/web/src/x.ts', id)])).toMatch(
    `sender.js, a script of the public pages, holds ${name} (`,
  )
})

test('islands and the sender with its client are light', () => {
  const own = chunk('pages.js', '/home/web/src/site/start.ts', '/home/web/src/site/islands/react.ts')
  expect(heavyScript([own, chunk('sender.js', '/home/node_modules/@orpc/client/dist/index.mjs')])).toBeNull()
})
