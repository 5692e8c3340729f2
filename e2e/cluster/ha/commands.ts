import { argv, execPath } from 'node:process'
import { run } from '../../../scripts/command.ts'
import { ownerUrl } from './database.ts'
import { isLaid, layMachines } from './lay-machines.ts'
import { findMissing } from './missing.ts'
import { onMachine } from './network.ts'
import { databases, FOLDER, patroniFile, server } from './places.ts'
import { prove } from './prove.ts'
import { removeAll } from './remove-all.ts'
import { startAll } from './start-all.ts'

export const haHelp = `npm run cluster -- ha up      three PostgreSQL under Patroni with etcd, and a machine for the server with HAProxy, by the files of deploy; each machine is a
                              network namespace (Linux, as root)
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
    say(`The cluster is up. On the machine of the server DATABASE_URL is ${ownerUrl('sabimark')}`)
    say(`A shell there:   ip netns exec sabimark-ha-${server.name} bash`)
    say(`Who is what:     patronictl -c ${patroniFile(first?.name ?? '')} list   (in that shell)`)
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

export const haVerbs = { up: onWholeMachine(up), prove: onWholeMachine(proveIt), down: onWholeMachine(down) }
