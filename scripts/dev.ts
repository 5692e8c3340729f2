import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { answerHelp, ROOT } from './command.ts'

answerHelp(`npm run dev: server and web app, both reloading when their files change.

  the web app    http://localhost:5173 (Vite; calls under /api and /rpc go to the server)
  the server     PORT (3000), restarted by node --watch

Takes the variables of npm start. Ctrl+C stops both.`)

const parts: [string, string[], string][] = [
  ['node', ['--watch', '--watch-preserve-output', 'server/src/start.ts', ...process.argv.slice(2)], ROOT],
  ['vite', [], join(ROOT, 'web')],
]
const env = { ...process.env, PATH: `${join(ROOT, 'node_modules', '.bin')}:${process.env.PATH}` }
const children: ChildProcess[] = parts.map(([program, args, cwd]) =>
  spawn(program, args, { cwd, env, stdio: 'inherit' }),
)

// Ctrl+C reaches the children by itself; one that ends alone takes the other with it.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', stopAll)
for (const child of children) child.once('exit', stopAll)

function stopAll(): void {
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM')
}
