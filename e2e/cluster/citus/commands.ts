import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { findProgram } from '../../../scripts/machine.js'
import { proveBackup } from './backup.ts'
import { driveBoth } from './drive.ts'
import { fillCoordinator, fillGroups, restoreCoordinator } from './fill-groups.ts'
import { findCitus } from './find-citus.ts'
import { joinNodes, layGroups, makeDatabases } from './lay-groups.ts'
import { listGroups } from './list-groups.ts'
import { migrateAll, NotMigrated, noteLaid } from './migrate.ts'
import { moveGroup, NotMoved } from './move.ts'
import { isLaid, layNodes, ownerUrl, removeNodes } from './nodes.ts'
import { proveOutages } from './outage.ts'
import { FOLDER, groups } from './places.ts'
import { prove } from './prove.ts'
import { sumsOfCluster } from './sums.ts'

export const citusHelp = `npm run cluster -- citus up          a coordinator and two workers of an installed Citus 13 (CITUS_BIN, the folder of its programs), and eight
                                     made-up schools in ${groups.length} groups
npm run cluster -- citus up FILE     the same with the schools of a backup, dealt out in turns; behind FILE what npm run restore is asked with
npm run cluster -- citus prove       tries to get at rows of other schools, moves a group while its schools write and under a server, and asks what
                                     is known of all schools, by them and by addresses that name none, while a worker is dead
npm run cluster -- citus kill        the server on the cluster: kills a worker, then the coordinator, while 64 candidates of two schools save, and
                                     then sets the clock of a worker wrong. Their exams stay open for a day, in which their groups are not moved:
                                     after it prove wants a cluster laid anew
npm run cluster -- citus drive       makes every call of the product on one PostgreSQL and on a cluster of its own, and holds the replies against
                                     each other
npm run cluster -- citus backup      backs the cluster up, restores it into one PostgreSQL and into another cluster (ten ports on), and compares
npm run cluster -- citus sums        says of each table how many rows all databases have together, and a sum of what they hold
npm run cluster -- citus migrate     brings the coordinator and every group to this version of the product; no server may run meanwhile
npm run cluster -- citus groups      says where every group is, how many schools it has, and whether it may be moved now
npm run cluster -- citus move GROUP  brings a group (${groups.join(', ')}) to the other worker while its schools go on
npm run cluster -- citus down        removes all of it, also what a start that failed has left

Everything is in ${FOLDER}.`

const say = (line: string) => console.log(line)

async function up(bin: string, [file, ...more]: string[]): Promise<number> {
  if (isLaid()) return fail('A cluster is there already, or what is left of one: npm run cluster -- citus down')
  layNodes(bin)
  await makeDatabases()
  // As one PostgreSQL: the product's own start makes its database there.
  await (file === undefined ? fillCoordinator() : restoreCoordinator(file, more))
  await joinNodes()
  await layGroups(bin)
  await noteLaid()
  await fillGroups(bin, say)
  say(`The cluster is up. Sabimark on it, in a shell of its own:

  export DATABASE_URL=${ownerUrl()}
  export SECRET=${randomBytes(24).toString('hex')} DATA_DIR=${join(FOLDER, 'data')}
  npm start
`)
  return 0
}

async function proveIt(bin: string): Promise<number> {
  if (!isLaid()) return fail('There is no cluster yet: npm run cluster -- citus up')
  try {
    return await prove(bin, say)
  } catch (error) {
    if (!(error instanceof NotMoved)) throw error
    return fail(`${error.message} If citus kill has left it: npm run cluster -- citus down, and up.`)
  }
}

async function kill(bin: string): Promise<number> {
  if (!isLaid()) return fail('There is no cluster yet: npm run cluster -- citus up')
  if (!findProgram('faketime'))
    return fail('It needs faketime. On Debian, as root: apt-get install --no-install-recommends faketime')
  return tell(await proveOutages(bin, { say }))
}

async function backup(): Promise<number> {
  if (!isLaid()) return fail('There is no cluster yet: npm run cluster -- citus up')
  return tell(await proveBackup(say))
}

async function sums(): Promise<number> {
  if (!isLaid()) return fail('There is no cluster yet: npm run cluster -- citus up')
  say(JSON.stringify(await sumsOfCluster()))
  return 0
}

async function drive(bin: string): Promise<number> {
  if (isLaid())
    return fail('A cluster is there already; name a free port in CITUS_PORT, or: npm run cluster -- citus down')
  return tell(await driveBoth(bin, say))
}

function tell(problems: readonly string[]): number {
  for (const problem of problems.slice(0, 50)) say(`WRONG: ${problem}`)
  say(problems.length === 0 ? 'It held.' : `${problems.length} problems.`)
  return problems.length === 0 ? 0 : 1
}

async function migrate(bin: string): Promise<number> {
  if (!isLaid()) return fail('There is no cluster yet: npm run cluster -- citus up')
  try {
    const { coordinator, groups: count } = await migrateAll(bin)
    say(
      coordinator.length + count === 0
        ? 'Everything is of this version.'
        : `${coordinator.length} files ran on the coordinator, and ${count} at the groups.`,
    )
    return 0
  } catch (error) {
    if (error instanceof NotMigrated) return fail(error.message)
    throw error
  }
}

async function showGroups(): Promise<number> {
  if (!isLaid()) return fail('There is no cluster yet: npm run cluster -- citus up')
  for (const line of await listGroups()) say(line)
  return 0
}

async function move(bin: string, [group = '']: string[]): Promise<number> {
  if (!isLaid()) return fail('There is no cluster yet: npm run cluster -- citus up')
  try {
    const { from, to, seconds } = await moveGroup(bin, group)
    say(`${group} was moved from ${from.name} to ${to.name} in ${seconds.toFixed(1)} s.`)
    return 0
  } catch (error) {
    if (error instanceof NotMoved) return fail(error.message)
    throw error
  }
}

async function down(bin: string): Promise<number> {
  removeNodes(bin)
  return 0
}

function fail(sentence: string): number {
  console.error(sentence)
  return 1
}

const withCitus = (verb: (bin: string, more: string[]) => Promise<number>) => async (more: string[]) => {
  const found = findCitus()
  return 'missing' in found ? fail(found.missing) : await verb(found.bin, more)
}

export const citusVerbs = {
  up: withCitus(up),
  prove: withCitus(proveIt),
  kill: withCitus(kill),
  drive: withCitus(drive),
  backup: withCitus(backup),
  sums: withCitus(sums),
  migrate: withCitus(migrate),
  groups: withCitus(showGroups),
  move: withCitus(move),
  down: withCitus(down),
}
