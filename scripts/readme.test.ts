// The README names no command that is gone, and every command explains itself.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from './command.ts'

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
const isHook = (name: string) => /^(pre|post)/.test(name) && name.replace(/^(pre|post)/, '') in scripts
const commands = Object.keys(scripts).filter((name) => !isHook(name))

function namedIn(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8')
  return [...text.matchAll(/\bnpm (?:run ([a-z0-9:-]+)|(start|test))\b/g)].map((match) => match[1] ?? match[2] ?? '')
}

test.each([
  'README.md',
  'CONTRIBUTING.md',
  'docs/operating.md',
  'docs/standby.md',
  'docs/how-far.md',
  'docs/groups.md',
  '.ci/run',
])('every command %s names is one', (file) => {
  const named = namedIn(file)
  expect(named.length).toBeGreaterThan(0)
  expect(commands).toEqual(expect.arrayContaining(named))
})

test.each([
  'README.md',
  'CONTRIBUTING.md',
  'docs/house.md',
  'docs/glossary.md',
  'docs/further-record.md',
  'docs/decisions/README.md',
  'docs/operating.md',
  'docs/standby.md',
  'docs/how-far.md',
  'docs/groups.md',
])('every file %s points to is there', (file) => {
  const text = readFileSync(join(ROOT, file), 'utf8')
  const targets = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map((match) => join(dirname(file), match[1] ?? ''))
  expect(targets.length).toBeGreaterThan(0)
  expect(targets.filter((target) => !existsSync(join(ROOT, target)))).toEqual([])
})

test('the settings of the README are those the server reads', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')
  const told = readme
    .split('\n')
    .flatMap((line) => (/^\| `[A-Z]/.test(line) ? namesIn(line.split('|')[1] ?? '', '`') : []))
  const source = readFileSync(join(ROOT, 'server/src/platform/config.ts'), 'utf8')
  const list = source.slice(source.indexOf('const variables'), source.indexOf('type Place'))
  expect(told.length).toBeGreaterThan(0)
  expect(told.toSorted()).toEqual(namesIn(list, "'").toSorted())
})

function namesIn(text: string, quote: string): string[] {
  return [...text.matchAll(new RegExp(`${quote}([A-Z_]+)${quote}`, 'g'))].map((match) => match[1] ?? '')
}

describe('answers --help and does nothing else', () => {
  test.each(commands)('%s', (name) => {
    const answer = execFileSync(`${scripts[name]} --help`, {
      cwd: ROOT,
      shell: true,
      encoding: 'utf8',
      timeout: 30_000,
      env: { ...process.env, PATH: `${join(ROOT, 'node_modules', '.bin')}:${process.env.PATH}` },
    })
    const command = ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`
    expect(answer).toContain(command)
  })
})
