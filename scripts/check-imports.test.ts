import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkImports } from './check-imports.ts'
import { ROOT } from './command.ts'
import { listCodeInGit, walkCode } from './imports/list-files.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sabimark-imports-'))
  execFileSync('git', ['init', '-q'], { cwd: root })
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

const nothingKnown = { ringArrows: [], leanings: [] }

function plant(files: Record<string, string>): string[] {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return checkImports(root, nothingKnown).problems
}

test('every file of the house is looked at', () => {
  const { fileCount, problems } = checkImports(ROOT)
  expect(fileCount).toBeGreaterThanOrEqual(listCodeInGit(ROOT).length)
  expect(problems.filter((problem) => problem.includes('not looked at'))).toEqual([])
})

test('arrows that go down the house are fine', () => {
  const files = {
    'domain/attempt/fold.ts': 'export const fold = 1',
    'domain/marking/mark.ts': "import { fold } from '../attempt/fold.ts'\nexport const mark = fold",
    'contract/marking/marking.ts': "import 'zod'\nexport type { mark } from '@sabimark/domain/marking/mark.ts'",
    'server/src/platform/clock.ts': "import 'node:os'",
    'domain/words/plural.ts': 'export const plural = 1',
    'domain/backup/due.ts': "import '../words/plural.ts'",
    'web/src/platform/a.ts': "import '@sabimark/domain/words/plural.ts'",
    'server/src/backup/write.ts': "import '../platform/clock.ts'\nimport '@sabimark/domain/backup/due.ts'",
    'server/src/school/home.ts': "import '../backup/write.ts'",
    'server/src/marking/run.ts': "import '../platform/clock.ts'\nimport '@sabimark/contract/marking/marking.ts'",
    'server/src/start.ts': "import './marking/run.ts'",
    'server/src/marking/run.test.ts': "import '../start.ts'\nimport '../../test/school.ts'",
    'server/test/school.ts': "import '../src/start.ts'",
    'demo/demo.ts': 'export const demo = 1',
    'web/src/shell/client.ts': "export const demo = () => import('@sabimark/demo/demo.ts')",
  }
  expect(plant(files)).toEqual([])
})

describe('refuses', () => {
  const nothing = 'export const nothing = 0'
  test.each([
    [
      'a room that calls forward',
      'domain/exam/a.ts',
      "import '../attempt/b.ts'",
      'domain/attempt/b.ts',
      'exam stands before attempt',
    ],
    [
      'what is below the rooms and knows one',
      'server/src/backup/a.ts',
      "import '../school/b.ts'",
      'server/src/school/b.ts',
      'backup stands before school',
    ],
    [
      'a platform that knows a room of domain',
      'web/src/platform/a.ts',
      "import type { B } from '@sabimark/domain/people/b.ts'",
      'domain/people/b.ts',
      'platform stands before people',
    ],
    [
      'a platform of demo that does',
      'demo/platform/a.ts',
      "import '@sabimark/domain/exam/b.ts'",
      'domain/exam/b.ts',
      'platform stands before exam',
    ],
    [
      'words that know a room',
      'domain/words/a.ts',
      "import '../school/b.ts'",
      'domain/school/b.ts',
      'words stands before school',
    ],
    [
      'words that know a backup',
      'domain/words/a.ts',
      "import '../backup/b.ts'",
      'domain/backup/b.ts',
      'words stands before backup',
    ],
    [
      'the same through a type',
      'domain/exam/a.ts',
      "import type { B } from '../attempt/b.ts'",
      'domain/attempt/b.ts',
      'exam stands before attempt',
    ],
    [
      'the same through import() of a type',
      'domain/exam/a.ts',
      "type B = import('../attempt/b.ts').B",
      'domain/attempt/b.ts',
      'exam stands before attempt',
    ],
    [
      'the same through a re-export',
      'domain/exam/a.ts',
      "export * from '../attempt/b.ts'",
      'domain/attempt/b.ts',
      'exam stands before attempt',
    ],
    [
      'the same across workspaces',
      'server/src/exam/a.ts',
      "import '@sabimark/domain/attempt/b.ts'",
      'domain/attempt/b.ts',
      'exam stands before attempt',
    ],
    [
      'a platform that knows a room',
      'server/src/platform/a.ts',
      "import '../school/b.ts'",
      'server/src/school/b.ts',
      'platform stands before school',
    ],
    [
      'a room that knows the shell',
      'web/src/exam/a.tsx',
      "import '../shell/b.tsx'",
      'web/src/shell/b.tsx',
      'exam stands before shell',
    ],
    [
      'a room that knows the start file',
      'server/src/exam/a.ts',
      "import '../app.ts'",
      'server/src/app.ts',
      'exam stands before entry',
    ],
    [
      'a workspace that looks up',
      'domain/exam/a.ts',
      "import '@sabimark/contract/exam/b.ts'",
      'contract/exam/b.ts',
      'domain may not know contract',
    ],
    [
      'another workspace by its path',
      'server/src/exam/a.ts',
      "import '../../../domain/exam/b.ts'",
      'domain/exam/b.ts',
      'by its name',
    ],
    [
      'a package in the domain',
      'domain/exam/a.ts',
      "import 'node:fs'",
      'domain/exam/b.ts',
      'domain may use nothing from outside',
    ],
    ['a missing file ending', 'domain/exam/a.ts', "import './b'", 'domain/exam/b.ts', 'the file ending is missing'],
    ['a file that is not there', 'domain/exam/a.ts', "import './c.ts'", 'domain/exam/b.ts', 'there is no such file'],
    [
      'a .tsx that Node would meet',
      'server/src/exam/a.ts',
      "import './b.tsx'",
      'server/src/exam/b.tsx',
      'Node does not run .tsx',
    ],
    ['demo in the first chunk', 'web/src/shell/a.ts', "import '@sabimark/demo/b.ts'", 'demo/b.ts', 'lazily loaded'],
    [
      'a test used by the product',
      'domain/exam/a.ts',
      "import './b.test.ts'",
      'domain/exam/b.test.ts',
      'only tests import tests',
    ],
    [
      'a worker of a later room',
      'web/src/exam/a.ts',
      "export const b = () => new Worker(new URL('../attempt/b.worker.ts', import.meta.url))",
      'web/src/attempt/b.worker.ts',
      'exam stands before attempt',
    ],
    [
      'a worker nobody can follow',
      'web/src/exam/a.ts',
      'export const b = (c: string) => new Worker(new URL(c, import.meta.url))',
      'web/src/exam/b.ts',
      'hides where it leads',
    ],
    [
      'a pattern that reaches a later room',
      'web/src/exam/a.ts',
      "export const b = import.meta.glob('../*/*.finds.ts', { eager: true })",
      'web/src/attempt/attempt.finds.ts',
      'exam stands before attempt',
    ],
    [
      'a path nobody can follow',
      'domain/exam/a.ts',
      'export const b = (c: string) => import(c)',
      'domain/exam/b.ts',
      'computed path',
    ],
  ])('%s', (_name, file, text, target, refusal) => {
    const problems = plant({ [target]: nothing, [file]: text })
    expect(problems).toEqual([expect.stringContaining(refusal)])
    expect(problems[0]).toContain(`${file}:1`)
  })

  test('a ring', () => {
    const problems = plant({
      'domain/exam/a.ts': "import './b.ts'",
      'domain/exam/b.ts': "import './c.ts'",
      'domain/exam/c.ts': "import './a.ts'",
    })
    expect(problems).toEqual([
      expect.stringContaining('domain/exam/a.ts → domain/exam/b.ts → domain/exam/c.ts → domain/exam/a.ts'),
    ])
  })

  test('a ring of folders inside a room, and names an import of each step', () => {
    const problems = plant({
      'server/src/exam/time/a.ts': "import '../paper/b.ts'",
      'server/src/exam/paper/b.ts': nothing,
      'server/src/exam/paper/c.ts': "import '../time/d.ts'",
      'server/src/exam/time/d.ts': nothing,
      'server/src/exam/time/e.test.ts': "import '../further/f.ts'",
      'server/src/exam/further/f.ts': "import '../time/d.ts'",
    })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain('these folders of a room import each other in a ring')
    expect(problems[0]).toContain('server/src/exam/time/a.ts → server/src/exam/paper/b.ts')
    expect(problems[0]).toContain('server/src/exam/paper/c.ts → server/src/exam/time/d.ts')
  })

  test('no ring where routes join folders, and folders ask the SQL of their room', () => {
    const files = {
      'server/src/exam/exam.routes.ts': "import './time/a.ts'",
      'server/src/exam/get-exam.ts': "import './time/time.db.ts'",
      'server/src/exam/time/time.db.ts': nothing,
      'server/src/exam/time/a.ts': "import '../get-exam.ts'",
    }
    expect(plant(files)).toEqual([])
  })

  test('a known import of a ring that was mended', () => {
    const files = {
      'server/src/exam/time/a.ts': "import '../paper/b.ts'",
      'server/src/exam/paper/b.ts': nothing,
      'server/src/exam/paper/c.ts': "import '../time/a.ts'",
    }
    plant(files)
    const arrow = 'server/src/exam/paper/c.ts → server/src/exam/time/a.ts' as const
    expect(checkImports(root, { ringArrows: [arrow], leanings: [] }).problems).toEqual([])
    plant({ 'server/src/exam/paper/c.ts': nothing })
    expect(checkImports(root, { ringArrows: [arrow], leanings: [] }).problems).toEqual([
      `${arrow} is there no longer: strike it out of scripts/imports/rings.ts`,
    ])
  })

  test('a known import of platform that was mended', () => {
    const tell = 'server/src/platform/notice/tell.ts'
    const arrow = `${tell} → domain/notice/topics.ts` as const
    plant({ [tell]: "import '@sabimark/domain/notice/topics.ts'", 'domain/notice/topics.ts': nothing })
    expect(checkImports(root, { ringArrows: [], leanings: [arrow] }).problems).toEqual([])
    plant({ [tell]: nothing })
    expect(checkImports(root, { ringArrows: [], leanings: [arrow] }).problems).toEqual([
      `${arrow} is there no longer: strike it out of scripts/imports/rings.ts`,
    ])
  })

  test('a folder the house does not have', () => {
    expect(plant({ 'domain/exam/b.ts': nothing, 'domain/utils/a.ts': nothing })).toEqual([
      expect.stringContaining('domain/utils/a.ts stands in a folder'),
    ])
  })
})

test('fails when it saw fewer files than git holds', () => {
  plant({ 'domain/exam/a.ts': '', 'domain/exam/b.ts': '' })
  const seen = walkCode(root).filter((file) => !file.endsWith('b.ts'))
  expect(checkImports(root, { seen, ...nothingKnown }).problems).toEqual([
    'domain/exam/b.ts is in git but was not looked at',
  ])
})

test('a test may read the source of another workspace', () => {
  const files = {
    'web/src/platform/a.ts': 'export const a = 1',
    'server/src/exam/b.test.ts': "export const b = new URL('../../../web/src/platform/a.ts', import.meta.url)",
  }
  expect(plant(files)).toEqual([])
})

test('fails where code stands in a folder that begins with a dot', () => {
  expect(plant({ 'domain/exam/a.ts': '', 'domain/.hidden/b.ts': '' })).toEqual([
    'domain/.hidden/b.ts is in git but was not looked at',
  ])
})

test('fails when it saw nothing', () => {
  expect(checkImports(root, nothingKnown).problems).toEqual(['not a single file was looked at'])
})
