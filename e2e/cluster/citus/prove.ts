import { proveClosed } from './closed.ts'
import { proveDirectory } from './directory-kept.ts'
import { readDealt } from './fill-groups.ts'
import { refuseMove } from './move.ts'
import { proveMove } from './moving.ts'
import { proveServed } from './served.ts'

/** Prints what was found and answers the exit code. Throws NotMoved, with nothing done, where the group cannot be moved now. */
export async function prove(bin: string, say: (line: string) => void): Promise<number> {
  const dealt = await readDealt()
  if (dealt[0]) await refuseMove(dealt[0].group)
  const closed = await proveClosed(dealt)
  say(
    `Role app asked ${closed.asked} times for rows of schools it is not bound to, by table, shard and view on every node (${closed.tablesWithRows} of ${closed.tables} tables had such rows): ` +
      `${closed.problems.length === 0 ? 'it got and changed none' : `${closed.problems.length} times it got in`}.`,
  )
  const moved = await proveMove(bin, dealt)
  say(
    `A group was moved from ${moved.from.name} to ${moved.to.name} in ${moved.seconds.toFixed(1)} s while ${dealt.length} schools wrote: ${moved.acknowledged} acknowledged, the longest after ${Math.round(moved.longestMs)} ms.`,
  )
  const kept = await proveDirectory(bin)
  say(
    `The directory was asked ${kept.asked} times what schools of two groups had changed, once with a node dead: ${kept.problems.length === 0 ? 'it was right' : `it was wrong ${kept.problems.length} times`}.`,
  )
  const served = await proveServed(bin, say)
  const problems = [...closed.problems, ...moved.problems, ...kept.problems, ...served]
  for (const problem of problems.slice(0, 50)) say(`WRONG: ${problem}`)
  say(problems.length === 0 ? 'It held.' : `${problems.length} problems.`)
  return problems.length === 0 ? 0 : 1
}
