import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const NOT_SOURCES = new Set(['node_modules', 'dist', 'data', 'test-results', 'playwright-report'])
export const CODE = /\.[cm]?[jt]sx?$/

/** Code files found by walking the folders, relative to `root`. */
export function walkCode(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !NOT_SOURCES.has(name))
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name
      if (entry.isDirectory()) return walkCode(root, path)
      return CODE.test(entry.name) ? [path] : []
    })
}

/** Code files git holds or would take, relative to `root`: the count the walk is measured against. */
export function listCodeInGit(root: string): string[] {
  return listFilesInGit(root).filter((path) => CODE.test(path))
}

/** Files git holds or would take and that are there, relative to `root`. */
export function listFilesInGit(root: string): string[] {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  return execFileSync('git', list, { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)))
}
