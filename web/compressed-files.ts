import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { minifySync, type Plugin } from 'vite'

const compressible = /\.(?:js|css|html|svg)$/
/** Copied as they are written; whoever begins an exam fetches the first. */
const plainWorker = /^sw(?:-off)?\.js$/
/** The server writes its own address into these first. */
const filledLater = /^(?:site|form)[\\/]/
/** Smaller ones fit into one packet as they are. */
const worthBytes = 1024

/**
 * Writes each built file as `.br` and `.gz` beside it, as small as they become: once here, instead of quickly and larger
 * for every visitor.
 */
export function compressedFiles(): Plugin {
  let folder = ''
  return {
    name: 'compressed-files',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir)
    },
    closeBundle: () => {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const file = join(folder, name)
        if (plainWorker.test(name)) writeFileSync(file, minifySync(name, readFileSync(file, 'utf8')).code)
        if (!compressible.test(name) || filledLater.test(name)) continue
        if (statSync(file).size < worthBytes && !plainWorker.test(name)) continue
        const content = readFileSync(file)
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params }))
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
      }
    },
  }
}
