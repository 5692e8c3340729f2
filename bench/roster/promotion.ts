import { type Asker, textIn } from '../growth/ask.ts'
import { processorTime } from '../product/processes.ts'
import type { Product } from '../product/start-product.ts'
import { type ActFigures, middleOf } from './acts.ts'

/** A year begun for everybody, and taken back. */
export type PromotionFigures = Record<'a year begun' | 'that undone', ActFigures>

type Planned = { year: string; withoutClass: number; classes: { id: string; studentsCount: number }[] }

/** Every class moves into the next one of the list, so often; the middle round of each counts. */
export async function measurePromotion(
  product: Product,
  asker: Asker,
  { cookie, rounds }: { cookie: string; rounds: number },
): Promise<PromotionFigures> {
  const found: Record<keyof PromotionFigures, ActFigures[]> = { 'a year begun': [], 'that undone': [] }
  const took = async (step: keyof PromotionFigures, path: string, body: object) => {
    const before = processorTime(product.pid)
    const began = performance.now()
    const outcome = await asker.post(path, body, cookie)
    const tookMs = performance.now() - began
    const after = processorTime(product.pid)
    found[step].push({ tookMs, cpuMicros: after.node - before.node + after.postgres - before.postgres })
    return outcome
  }
  for (let round = 0; round < rounds; round++) {
    const { year: from, withoutClass, classes } = (await asker.get('/promotion', cookie)) as Planned
    const lines = classes.map(({ id: classId, studentsCount }, at) => {
      return { classId, studentsCount, target: { kind: 'class', classId: classes[(at + 1) % classes.length]?.id } }
    })
    const asked = { from, year: `Year ${round}`, withoutClass, classes: lines, exceptions: [] }
    const begun = await took('a year begun', '/promotion', asked)
    await took('that undone', `/acts/${textIn(begun, 'batch')}/undo`, {})
  }
  return { 'a year begun': middleOf(found['a year begun']), 'that undone': middleOf(found['that undone']) }
}
