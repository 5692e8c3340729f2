import { setTimeout as wait } from 'node:timers/promises'
import { openAsker } from '../growth/ask.ts'
import { measureRound } from '../parts/herds.ts'
import { openSaveHall, saveHall } from '../parts/save.ts'
import type { Stage } from '../parts/stage.ts'
import type { MeanwhileFigures } from './measure-reports.ts'

type Made = { id: string; state: string; totalCount: number; problem: string | null }

/** A hall hands in; then 64 candidates save once a second each, while the server makes a card for everybody who sat. */
export async function measureMeanwhile(stage: Stage): Promise<MeanwhileFigures> {
  const { product, load, school, pace, say } = stage
  const count = pace.reports.cards
  await measureRound(stage, count, { withSubmit: true })
  await openSaveHall(stage)
  const { middleLanes: lanes } = pace
  const order = { kind: 'open', hall: saveHall, lanes, perSecond: lanes, durationMs: pace.measureMs } as const
  await load.measure(order)
  const alone = await load.measure(order)
  const asker = openAsker(product.port)
  try {
    const began = performance.now()
    const asked = { type: 'report_cards', range: 'this_month', format: 'pdf' }
    const { id } = (await asker.post('/reports', asked, school.teacherCookie)) as Made
    let isOver = false
    const making = untilMade(() => asker.get(`/reports/${id}`, school.teacherCookie) as Promise<Made>)
      .then(({ totalCount }) => {
        if (totalCount < count) throw new Error(`${totalCount} cards were made of ${count}.`)
        return performance.now() - began
      })
      .finally(() => {
        isOver = true
      })
    // Awaited below, when the saves that are under way are done.
    making.catch(() => undefined)
    // Until the file is there; the worst stretch counts.
    let saveP99Ms = 0
    do saveP99Ms = Math.max(saveP99Ms, (await load.measure(order)).p99Ms)
    while (!isOver)
    const figures = { aloneP99Ms: alone.p99Ms, saveP99Ms, madeMs: await making }
    say(
      `${count} report cards made within ${Math.round(figures.madeMs)} ms; 99 % of the saves meanwhile in ${saveP99Ms.toFixed(1)} ms, alone ${alone.p99Ms.toFixed(1)} ms`,
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
