import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { argv, execPath } from 'node:process'
import { run } from '../../../scripts/command.ts'
import { ownerUrl } from './database.ts'
import { isLaid, layMachines } from './lay-machines.ts'
import { findMissing } from './missing.ts'
import { onMachine, processesIn } from './network.ts'
import { databases, FOLDER, folderOf, type Machine, namespaceOf, patroniFile, server } from './places.ts'
import { killOn, switchOn } from './processes.ts'
import { prove } from './prove.ts'
import { removeAll } from './remove-all.ts'
import { startAll } from './start-all.ts'

export const haHelp = `npm run cluster -- ha up      three PostgreSQL under Patroni with etcd, and a machine for the server with HAProxy, by the files of deploy; each machine is a
                              network namespace (Linux, as root)
npm run cluster -- ha off db1 ends all that runs on a machine (db1, db2, db3) at one moment, as when its power goes
npm run cluster -- ha on db1  switches it on again
npm run cluster -- ha prove   an exam of 64 candidates, in which the primary is killed or cut off twenty times
npm run cluster -- ha prove 3 three times
npm run cluster -- ha down    removes all of it, also what a start that failed has left

Everything is in ${FOLDER} and in namespaces that begin with sabimark-ha. docs/standby.md leads through the same on real machines.`

const say = (line: string) => console.log(line)
/** Set for the part that runs on the server's machine. */
const isInside = process.env.CLUSTER_INSIDE === '1'

/** The same command on the server's machine, from where the others are reached. */
function goInside(): Promise<number> {
  const [program, args] = onMachine(server, execPath, ...argv.slice(1))
  return run(program, args, { CLUSTER_INSIDE: '1' })
}

async function up(): Promise<number> {
  if (isInside) {
    await startAll()
    const [first] = databases
    say(`The cluster is up. A shell on the machine of the server:

  ip netns exec ${namespaceOf(server.name)} bash

and in it

  export DATABASE_URL=${ownerUrl('sabimark')}
  export SECRET=${randomBytes(24).toString('hex')} DATA_DIR=${join(folderOf(server.name), 'data')}
  alias patronictl='patronictl -c ${patroniFile(first?.name ?? '')}'
  patronictl list        # who is what
  npm start              # Sabimark on this database

Only what runs in such a shell reaches http://127.0.0.1:3000 there.`)
    return 0
  }
  if (isLaid()) return fail(`A cluster is there already, or what is left of one: npm run cluster -- ha down`)
  layMachines()
  return await goInside()
}

async function proveIt([asked = '20']: string[]): Promise<number> {
  const count = Number(asked)
  if (!Number.isInteger(count) || count < 1)
    return fail('How many outages must be a whole number above 0: npm run cluster -- ha prove 20')
  if (!isLaid()) return fail('There is no cluster yet: npm run cluster -- ha up')
  return isInside ? await prove(count, say) : await goInside()
}

/** The machine that is named, or why there is none. */
function findMachine([asked = '']: string[]): Machine | string {
  if (!isLaid()) return 'There is no cluster yet: npm run cluster -- ha up'
  const names = databases.map(({ name }) => name).join(', ')
  return databases.find(({ name }) => name === asked) ?? `Name one of the machines of the database: ${names}.`
}

async function off(more: string[]): Promise<number> {
  const machine = findMachine(more)
  if (typeof machine === 'string') return fail(machine)
  await killOn(machine, 'everything')
  say(`${machine.name} is off. Switch it on again: npm run cluster -- ha on ${machine.name}`)
  return 0
}

async function on(more: string[]): Promise<number> {
  const machine = findMachine(more)
  if (typeof machine === 'string') return fail(machine)
  if ((await processesIn(namespaceOf(machine.name))).length > 0) return fail(`${machine.name} is on already.`)
  switchOn(machine)
  say(`${machine.name} is on. When it follows again patronictl list shows it as Replica or Sync Standby.`)
  return 0
}

async function down(): Promise<number> {
  await removeAll()
  return 0
}

function fail(sentence: string): number {
  console.error(sentence)
  return 1
}

/** Each says first what this machine lacks. */
const onWholeMachine = (verb: (more: string[]) => Promise<number>) => async (more: string[]) => {
  const missing = findMissing()
  return missing ? fail(missing) : await verb(more)
}

export const haVerbs = {
  up: onWholeMachine(up),
  off: onWholeMachine(off),
  on: onWholeMachine(on),
  prove: onWholeMachine(proveIt),
  down: onWholeMachine(down),
}
