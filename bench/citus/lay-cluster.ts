// A coordinator and two workers, laid for one measurement by the command an operator practises with.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { ROOT } from '../../scripts/command.ts'

/** Beside a cluster that somebody practises on. */
const firstPort = '9790'

export type Cluster = { ownerUrl: string; remove(): Promise<void> }

/** Throws with the command's own sentence where there is no Citus. */
export async function layCluster(): Promise<Cluster> {
  // What a run that was broken off has left.
  await runCluster('down')
  try {
    const ownerUrl = /DATABASE_URL=(\S+)/.exec(await runCluster('up'))?.[1]
    if (ownerUrl === undefined) throw new Error('The cluster did not say where it is.')
    return { ownerUrl, remove: async () => void (await runCluster('down')) }
  } catch (error) {
    await runCluster('down')
    throw error
  }
}

async function runCluster(verb: 'up' | 'down'): Promise<string> {
  const child = spawn(process.execPath, [join(ROOT, 'e2e/cluster/run.ts'), 'citus', verb], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CITUS_PORT: firstPort },
  })
  let said = ''
  let failed = ''
  child.stdout.on('data', (text) => {
    said += String(text)
  })
  child.stderr.on('data', (text) => {
    failed += String(text)
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(failed.trim() || `citus ${verb} ended with ${code}.`)
  return said
}
