import { openAsker } from '../growth/ask.ts'
import type { SavesBeside } from '../load/figures.ts'
import { savesBeside } from '../parts/saves-beside.ts'
import type { Stage } from '../parts/stage.ts'
import { addRegister, registerOf, undoRegister } from './register.ts'

/** Brings a register and undoes it while candidates of the school save. */
export async function measureRegisterMeanwhile(stage: Stage, rows: number): Promise<SavesBeside> {
  const { product, school, pace, say } = stage
  const asker = openAsker(product.port)
  const cookie = school.teacherCookie
  try {
    const { outcome: _done, ...saves } = await savesBeside(stage, pace.measureMs / 4, async () => {
      const all = registerOf({ rows, classId: school.classes[0]?.id ?? '' })
      await undoRegister(asker, cookie, await addRegister(asker, cookie, all), rows)
    })
    say(
      `a register of ${rows} added and undone: 99 % of the saves meanwhile in ${saves.saveP99Ms.toFixed(1)} ms, alone ${saves.aloneP99Ms.toFixed(1)} ms`,
    )
    return saves
  } finally {
    asker.close()
  }
}
