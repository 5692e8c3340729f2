// The program as another build of it: the same pages, of files none of which the build before had.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../../scripts/command.ts'

/** The folder to start it in; the caller removes it. */
export function layNextBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sabimark-build-'))
  cpSync(join(ROOT, 'server'), join(folder, 'server'), {
    recursive: true,
    filter: (from) => !from.includes('node_modules') && !/\.test\.ts$/.test(from),
  })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  const pages = join(folder, 'web', 'dist')
  mkdirSync(join(folder, 'web'))
  // What is compressed ahead holds the old names; the server compresses what is missing.
  cpSync(join(ROOT, 'web', 'dist'), pages, { recursive: true, filter: (from) => !/\.(?:br|gz)$/.test(from) })
  nameAnew(pages)
  return folder
}

/** Gives each script and style another hash, in all that names it. */
function nameAnew(pages: string): void {
  const assets = join(pages, 'assets')
  const names = new Set(readdirSync(assets).filter((name) => /\.(?:js|css)$/.test(name)))
  const anew = (name: string) => name.replace(/.(?=\.\w+$)/, (last) => (last === '0' ? '1' : '0'))
  for (const file of readdirSync(pages, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:html|js|json|css)$/.test(file)) continue
    const text = readFileSync(join(pages, file), 'utf8')
    const said = text.replace(/[\w-]+\.(?:js|css)\b/g, (name) => (names.has(name) ? anew(name) : name))
    if (said !== text) writeFileSync(join(pages, file), said)
  }
  for (const name of names) {
    cpSync(join(assets, name), join(assets, anew(name)))
    rmSync(join(assets, name))
  }
}
