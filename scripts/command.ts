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

/** How a program ended: by itself with a code, or by a signal. */
export type Ending = { code: number; signal: NodeJS.Signals | null }

/** Runs a program of node_modules/.bin (or of the system) to its end; its output goes to ours. */
export async function runToEnd(program: string, args: string[], env: Record<string, string> = {}): Promise<Ending> {
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env, PATH: `${join(ROOT, 'node_modules', '.bin')}:${process.env.PATH}` },
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve({ code: code ?? 1, signal }))
  })
}

/** As runToEnd; answers the exit code alone. */
export async function run(program: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return (await runToEnd(program, args, env)).code
}
