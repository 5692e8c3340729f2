import { setTimeout as wait } from 'node:timers/promises'
import { openAsker } from '../growth/ask.ts'
import { measureRound } from '../parts/herds.ts'
import { savesBeside } from '../parts/saves-beside.ts'
import type { Stage } from '../parts/stage.ts'
import type { MeanwhileFigures } from './measure-reports.ts'

type Made = { id: string; state: string; totalCount: number; problem: string | null }

/** A hall hands in; then 64 candidates save once a second each, while the server makes a card for everybody who sat. */
export async function measureMeanwhile(stage: Stage): Promise<MeanwhileFigures> {
  const { product, school, pace, say } = stage
  const count = pace.reports.cards
  await measureRound(stage, count, { withSubmit: true })
  const asker = openAsker(product.port)
  try {
    const { outcome: madeMs, ...saves } = await savesBeside(stage, pace.measureMs, async () => {
      const began = performance.now()
      const asked = { type: 'report_cards', range: 'this_month', format: 'pdf' }
      const { id } = (await asker.post('/reports', asked, school.teacherCookie)) as Made
      const { totalCount } = await untilMade(() => asker.get(`/reports/${id}`, school.teacherCookie) as Promise<Made>)
      if (totalCount < count) throw new Error(`${totalCount} cards were made of ${count}.`)
      return performance.now() - began
    })
    const figures = { ...saves, madeMs }
    say(
      `${count} report cards made within ${Math.round(madeMs)} ms; 99 % of the saves meanwhile in ${saves.saveP99Ms.toFixed(1)} ms, alone ${saves.aloneP99Ms.toFixed(1)} ms`,
    )
    return figures
  } finally {
    asker.close()
  }
}

async function untilMade(look: () => Promise<Made>): Promise<Made> {
  for (;;) {
    const made = await look()
    if (made.state === 'ready') return made
    if (made.state !== 'waiting' && made.state !== 'making')
      throw new Error(`The report is ${made.state}: ${made.problem}`)
    await wait(200)
  }
}
