import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readOldest } from './browsers/support.ts'
import { checkBrowsers } from './check-browsers.ts'

/** What is found in a build of one file, by name. */
function found(file: string, source: string): string[] {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'))
  onTestFinished(() => rmSync(dist, { recursive: true }))
  writeFileSync(join(dist, file), source)
  return checkBrowsers(dist, []).problems.map((problem) => /^[\w.]+: ([\w.@-]+), not in /.exec(problem)?.[1] ?? problem)
}

test.each([
  ['a(class{static{b()}})', 'javascript.classes.static.initialization_blocks'],
  ['x=/(?<=\\d)a/', 'javascript.regular_expressions.lookbehind_assertion'],
  ['x=RegExp(`(?<!a)b`)', undefined],
  ['x=new RegExp("(?<!a)b")', 'javascript.regular_expressions.lookbehind_assertion'],
  ['x=/[\\p{L}--a]/v', 'javascript.builtins.RegExp.unicodeSets'],
  ['x=/(?i:a)b/', 'javascript.regular_expressions.modifier'],
  ['{using x=f()}', 'javascript.statements.using'],
  ['import a from"./a.json"with{type:"json"};a()', 'javascript.statements.import.import_attributes'],
  ['import("./a.json",{with:{type:"json"}})', 'javascript.operators.import.options_parameter'],
  ['rows.toSorted()', 'javascript.builtins.Array.toSorted'],
  ['f().findLastIndex(g)', undefined],
  ['Object.groupBy(rows,f)', 'javascript.builtins.Object.groupBy'],
  ['Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
  ['new Intl.Segmenter("en")', 'javascript.builtins.Intl.Segmenter'],
  ['URL.canParse(text)', 'api.URL.canParse_static'],
  ['AbortSignal.any([a,b])', 'api.AbortSignal.any_static'],
  ['requestIdleCallback(f)', 'api.Window.requestIdleCallback'],
  ['window.requestIdleCallback(f)', 'api.Window.requestIdleCallback'],
  ['navigator.connection', 'api.Navigator.connection'],
  ['box.checkVisibility()', 'api.Element.checkVisibility'],
])('a script with %s', (source, name) => {
  expect(found('a.js', source)).toEqual(name === undefined ? [] : [name])
})

test.each([
  ['typeof requestIdleCallback', 'what is merely asked for'],
  ['let requestIdleCallback=f;requestIdleCallback()', 'a name of the script’s own'],
  ['f({requestIdleCallback:1})', 'a key'],
  ['a.requestIdleCallback', 'a member of something else'],
  ['x=/(?<name>a)(?:b)(?!c)/u;a?.b??c;a||=b;class A{#b;static c=1;d(){return #b in this}}', 'what all of them know'],
  ['rows.at(-1);structuredClone(a);Object.hasOwn(a,b);new Error(a,{cause:b})', 'APIs that all of them have'],
])('%s is no finding: %s', (source) => {
  expect(found('a.js', source)).toEqual([])
})

test.each([
  ['a:has(b){color:red}', 'css.selectors.has'],
  ['a{b{color:red}}', 'css.selectors.nesting'],
  ['a{& b{color:red}}', 'css.selectors.nesting'],
  ['@container(min-width:1px){a{color:red}}', 'css.at-rules.container'],
  ['@starting-style{a{color:red}}', 'css.at-rules.starting-style'],
  ['@media(width>1px){a{color:red}}', 'css.at-rules.media.range_syntax'],
  ['a{color:color-mix(in srgb,red,blue)}', 'css.types.color.color-mix'],
  ['a{color:light-dark(red,blue)}', 'css.types.color.light-dark'],
  ['a{width:1cqw}', 'css.types.length.container_query_length_units'],
  ['a{field-sizing:content}', 'css.properties.field-sizing'],
  ['a{width:calc(1lh + 2px)}', 'css.types.length.lh'],
])('a stylesheet with %s', (source, name) => {
  expect(found('a.css', source)).toContain(name)
})

test.each([
  ['a{height:100vh;height:100dvh;color:red;color:color-mix(in srgb,red,blue)}', 'what stands behind its older form'],
  ['@supports(field-sizing:content){a{field-sizing:content}}', 'what is asked for first'],
  ['a{-webkit-user-select:none;user-select:none}', 'what has its prefix beside it'],
  ['a{content:"1lh :has(b)";background:url(a.svg#1lh)}', 'words in texts'],
  [
    'a:not(b,c):focus-visible::before{inset:0;aspect-ratio:1;gap:1px}@layer a{b{color:rgb(0 0 0/50%)}}',
    'what all know',
  ],
])('%s is no finding: %s', (source) => {
  expect(found('a.css', source)).toEqual([])
})

test('an entry of the list lets through what it says, as it says, and nothing else', () => {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'))
  onTestFinished(() => rmSync(dist, { recursive: true }))
  writeFileSync(join(dist, 'a.js'), 'context.with(a,b)')
  const entry = { names: 'javascript.builtins.Array.with', as: /context\.with/, because: 'another' }
  expect(checkBrowsers(dist, [entry]).problems).toEqual([])
  writeFileSync(join(dist, 'a.js'), 'rows.with(0,b)')
  expect(checkBrowsers(dist, [entry]).problems).toEqual([
    'a.js: javascript.builtins.Array.with, not in chrome 109, edge 109, safari 15.6: …rows.with(0,b)…',
    'scripts/browsers/accepted.ts: "javascript.builtins.Array.with" is used nowhere as it says',
  ])
})

test('a build without a file is a finding, and a browser the data does not know stops the check', () => {
  expect(found('a.txt', 'a')).toEqual(['not a single file was looked at'])
  expect(() => readOldest('chrome10900')).toThrow('chrome10900')
})
