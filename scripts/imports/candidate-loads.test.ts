import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../command.ts'
import { readImports } from './read-imports.ts'

/** What a candidate's browser loads from opening the app to the result, beside what these load at once. */
const loaded = [
  'shell/start-app.tsx',
  'attempt/door/exam-page.tsx',
  'attempt/door/running-here.tsx',
  'attempt/room/live-exam.tsx',
  'attempt/enter/enter-exam.ts',
  'attempt/device/sender.ts',
  'exam/mine/my-exams.tsx',
  'result/mine/my-results.tsx',
  'result/just-handed-in.tsx',
].map((path) => `web/src/${path}`)

/** Each of these brings kilobytes that only staff need. */
const ofStaff = ['domain/bank/question.ts', 'domain/bank/option-problems.ts', 'contract/permission.ts']

test('who sits an exam loads neither the checks of a question nor the rights of staff', () => {
  const cameBy = new Map(loaded.map((file) => [file, file]))
  for (const file of cameBy.keys()) {
    for (const { specifier, isLazy } of isCode(file) ? readImports(join(ROOT, file)) : []) {
      const target = isLazy ? undefined : resolve(file, specifier)
      if (target && !cameBy.has(target)) cameBy.set(target, file)
    }
  }
  expect(cameBy.size).toBeGreaterThan(200)
  for (const file of ofStaff) expect(existsSync(join(ROOT, file)), file).toBe(true)
  expect(ofStaff.filter((file) => cameBy.has(file)).map((file) => `${cameBy.get(file)} loads ${file}`)).toEqual([])
})

const isCode = (file: string) => /\.tsx?$/.test(file)

function resolve(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier)
  return specifier.startsWith('@sabimark/') ? specifier.slice('@sabimark/'.length) : undefined
}
