// The clock of one worker is wrong: no exam starts at any school, until it is right again.
import { again, untilTrue } from '../../kill/patience.ts'
import type { Product } from '../../kill/product.ts'
import { signIn } from '../../kill/school.ts'
import { codeOf, pupilOf, start } from './newcomer.ts'
import { killNode, startNode } from './nodes.ts'
import type { Seated } from './seat-two.ts'

type Run = {
  bin: string
  product: Product
  schools: [Seated, Seated]
  examId: string
  problems: string[]
  say(line: string): void
}

const minutes = 5
const withinMs = 60_000

/** `examId`: of the second school, which is on the other node. The last of its candidates has not sat it. */
export async function proveShiftedClock({
  bin,
  product,
  schools: [shifted, right],
  examId,
  problems,
  say,
}: Run): Promise<void> {
  await again(() => signIn(pupilOf(right)), AbortSignal.timeout(withinMs))
  const isTold = (sentence: string) => untilTrue(sentence, withinMs, async () => product.printed().includes(sentence))
  killNode(bin, shifted.node)
  startNode(bin, shifted.node, minutes)
  await isTold('The clock of one of the databases is wrong')
  const refused = await codeOf(() => start(right, examId))
  if (refused !== 'UNAVAILABLE') problems.push(`With a clock ${minutes} minutes ahead a start was answered ${refused}.`)
  killNode(bin, shifted.node)
  startNode(bin, shifted.node)
  await isTold('The clock of one of the databases is right again')
  await again(() => start(right, examId), AbortSignal.timeout(withinMs))
  say(
    `The clock of ${shifted.node.name} went ${minutes} minutes ahead: the server said so, a start at ${right.subdomain} on ${right.node.name} was refused, and went through when the clock was right again.`,
  )
}
