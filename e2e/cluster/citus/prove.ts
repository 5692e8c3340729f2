import { proveClosed } from './closed.ts'
import { proveDirectory } from './directory-kept.ts'
import { readDealt } from './fill-groups.ts'
import { proveMove } from './moving.ts'

/** Prints what was found and answers the exit code. */
export async function prove(bin: string, say: (line: string) => void): Promise<number> {
  const dealt = await readDealt()
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
  const problems = [...closed.problems, ...moved.problems, ...kept.problems]
  for (const problem of problems.slice(0, 50)) say(`WRONG: ${problem}`)
  say(problems.length === 0 ? 'It held.' : `${problems.length} problems.`)
  return problems.length === 0 ? 0 : 1
}
