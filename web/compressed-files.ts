import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { gzipAsync } from '@gfx/zopfli'
import { minifySync, type Plugin } from 'vite'

const compressible = /\.(?:js|css|html|svg)$/
/** Copied as they are written; whoever begins an exam fetches the first. */
const plainWorker = /^sw(?:-off)?\.js$/
/** The server writes its own address into these first. */
const filledLater = /^(?:site|form)[\\/]/
/** Smaller ones fit into one packet as they are. */
const worthBytes = 1024
/** The chunks of whoever sits an exam (chunks.ts), and their styles. */
const ofExam = /^assets[\\/](?:base|calls|app|candidate|seal)-/
/** What they may be together as gzip, in which a hall without https loads them: an exam is 350 kB with its questions and its saving. */
const mostExamBytes = 210_500

/**
 * Writes each built file as `.br` and `.gz` beside it, as small as they become: once here, instead of quickly and larger
 * for every visitor. Stops the build when what an exam loads has become too large.
 */
export function compressedFiles(): Plugin {
  let folder = ''
  return {
    name: 'compressed-files',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir)
    },
    closeBundle: async () => {
      const exam = new Map<string, number>()
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const file = join(folder, name)
        if (plainWorker.test(name)) writeFileSync(file, minifySync(name, readFileSync(file, 'utf8')).code)
        if (!compressible.test(name) || filledLater.test(name)) continue
        if (statSync(file).size < worthBytes && !plainWorker.test(name)) continue
        const content = readFileSync(file)
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params }))
        const gzip = ofExam.test(name) ? await smallestGzip(content) : gzipSync(content, { level: 9 })
        writeFileSync(`${file}.gz`, gzip)
        if (ofExam.test(name)) exam.set(name, gzip.length)
      }
      const problem = examTooLarge(exam)
      if (problem !== null) throw new Error(problem)
    },
  }
}

/** Gzip, 4% smaller than zlib's smallest, for a hundred times its work: with more rounds it is hardly smaller still. */
const smallestGzip = async (content: Buffer) => await gzipAsync(content, { numiterations: 5 })

/** Says that an exam's files, by name with their bytes of gzip, are together more than is allowed; null when they are not. */
export function examTooLarge(files: ReadonlyMap<string, number>): string | null {
  const bytes = [...files.values()].reduce((sum, one) => sum + one, 0)
  if (bytes <= mostExamBytes) return null
  const each = [...files].map(([name, one]) => `${name} ${one}`).join(', ')
  return `What an exam loads is ${bytes} bytes of gzip, where ${mostExamBytes} are allowed: ${each}.`
}
