import { fillCoordinator, fillGroups } from './fill-groups.ts'
import { findCitus } from './find-citus.ts'
import { joinNodes, layGroups } from './lay-groups.ts'
import { moveGroup, NotMoved } from './move.ts'
import { isLaid, layNodes, ownerUrl, removeNodes } from './nodes.ts'
import { FOLDER, groups } from './places.ts'
import { prove } from './prove.ts'

export const citusHelp = `npm run cluster -- citus up          a coordinator and two workers of an installed Citus 13 (CITUS_BIN, the folder of its programs), and eight
                                     made-up schools in ${groups.length} groups
npm run cluster -- citus prove       tries to get at rows of other schools, moves a group while its schools write, and asks what is known of all
                                     schools while a worker is dead
npm run cluster -- citus move GROUP  brings a group (${groups.join(', ')}) to the other worker while its schools go on
npm run cluster -- citus down        removes all of it, also what a start that failed has left

Everything is in ${FOLDER}. It shows what the database can do; the server does not work with it yet (docs/how-far.md).`

const say = (line: string) => console.log(line)

async function up(bin: string): Promise<number> {
  if (isLaid()) return fail('A cluster is there already, or what is left of one: npm run cluster -- citus down')
  layNodes(bin)
  await joinNodes()
  await fillCoordinator()
  await layGroups(bin)
  await fillGroups(bin)
  say(`The cluster is up. The coordinator is ${ownerUrl()}`)
  return 0
}

async function proveIt(bin: string): Promise<number> {
  return isLaid() ? await prove(bin, say) : fail('There is no cluster yet: npm run cluster -- citus up')
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

export const citusVerbs = { up: withCitus(up), prove: withCitus(proveIt), move: withCitus(move), down: withCitus(down) }
