import { readFileSync } from 'node:fs'

/** The one file a command is given and what is in it; `-` is what comes in. Without one, or one that cannot be read, it ends with 2. */
export function namedFile(command: string, shown: string): { file: string; bytes: Uint8Array } {
  const [file, ...others] = process.argv.slice(2)
  if (file === undefined || others.length > 0) return stop(`Name one file: npm run ${command} -- ${shown}`)
  try {
    return { file, bytes: readFileSync(file === '-' ? 0 : file) }
  } catch (error) {
    return stop(`${file} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
}

/** Says why on standard error and ends the program with 2. */
export function stop(sentence: string): never {
  console.error(sentence)
  process.exit(2)
}
