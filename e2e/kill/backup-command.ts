// `npm run backup` and `npm run restore` as an operator types them, and how they are killed in their middle.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/command.ts'
import { pause } from './patience.ts'

export type Ended = { code: number | null; wasKilled: boolean; said: string; tookMs: number }

type Run = { name: 'backup' | 'restore'; args: string[]; env: Record<string, string>; killAfterMs?: number }

/** To its end, or until so much time has passed: then it is killed at once, and with it nothing else. */
export async function runCommand({ name, args, env, killAfterMs }: Run): Promise<Ended> {
  const [program = '', ...rest] = lineOf(name)
  const began = performance.now()
  const child = spawn(join(ROOT, 'node_modules', '.bin', program), [...rest, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, ...env },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      said += String(text)
    })
  }
  const closed = once(child, 'close')
  if (killAfterMs !== undefined) {
    await Promise.race([pause(killAfterMs), closed])
    child.kill('SIGKILL')
  }
  const [code, signal] = await closed
  return { code, wasKilled: signal === 'SIGKILL', said, tookMs: performance.now() - began }
}

/** The line of package.json that the command runs. */
function lineOf(name: Run['name']): string[] {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  return String(scripts[name]).split(' ')
}
