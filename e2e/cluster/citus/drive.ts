// Every call of the contract on one PostgreSQL and on the cluster, over the same schools: the replies are the same but for ids and times.
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, run } from '../../../scripts/command.ts'
import { compareReplies, type Made } from './compare-replies.ts'
import { connect } from './connect.ts'
import { fillGroups } from './fill-groups.ts'
import { joinNodes, layGroups, makeDatabases } from './lay-groups.ts'
import { noteLaid } from './migrate.ts'
import { layNodes, ownerUrl, removeNodes, superuserUrl } from './nodes.ts'
import { coordinator, FOLDER } from './places.ts'

const program = join(ROOT, 'seed/test/drive-once.ts')
/** A copy of what the coordinator holds before it has Citus. */
const one = 'sabimark_one'

/** On a cluster of its own, which is removed after it. Prints what was found and answers what was wrong. */
export async function driveBoth(bin: string, say: (line: string) => void): Promise<string[]> {
  try {
    layNodes(bin)
    await makeDatabases()
    const password = execFileSync(process.execPath, [program, 'fill'], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, DATABASE_URL: ownerUrl(), SECRET: randomBytes(32).toString('hex') },
    }).trim()
    await connect(superuserUrl(coordinator, 'postgres'), (client) =>
      client.query(`CREATE DATABASE ${one} TEMPLATE sabimark OWNER sabimark_owner`),
    )
    await joinNodes()
    await layGroups(bin)
    await noteLaid()
    await fillGroups(bin, say)
    const onOne = await driveOver(ownerUrl(coordinator, one), password, 'one')
    const onAll = await driveOver(ownerUrl(), password, 'all')
    const { problems, needed } = compareReplies(onOne, onAll)
    const kinds = new Set(onOne.map(({ call }) => call)).size
    say(`${onAll.length} calls of ${kinds} kinds were answered as on one PostgreSQL, but for ids and times.`)
    for (const line of needed) say(`  May differ: ${line}`)
    return problems
  } finally {
    removeNodes(bin)
  }
}

async function driveOver(url: string, password: string, name: string): Promise<Made[]> {
  const file = join(FOLDER, `${name}.json`)
  const code = await run(process.execPath, [program, 'drive', file], { DATABASE_URL: url, PASSWORD: password })
  const made: Made[] = JSON.parse(readFileSync(file, 'utf8'))
  if (code !== 0) throw new Error(`Driving stopped at ${made.at(-1)?.call}: ${JSON.stringify(made.at(-1)?.refusal)}`)
  return made
}
