// What the commands of package.json share: their help text and running a program in full view.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export const ROOT = dirname(import.meta.dirname)

/** Prints the help text and ends the program when the caller asked for it. */
export function answerHelp(text: string): void {
  if (!process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) return
  console.log(text)
  process.exit(0)
}

/** The very line that `npm start` runs: Node, its settings, the program. */
export function startLine(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  return String(scripts.start).split(' ')
}

/** Runs a program of node_modules/.bin (or of the system) to its end; its output goes to ours. Returns its exit code. */
export async function run(program: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env, PATH: `${join(ROOT, 'node_modules', '.bin')}:${process.env.PATH}` },
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
