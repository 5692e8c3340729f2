import { randomBytes } from 'node:crypto'
import type { contract } from '@sabimark/contract/contract.ts'
import { drawBlueprint } from '@sabimark/domain/exam/blueprint.ts'
import { narrowedTo } from '../../bank/bank.access.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { Actor, InputOf } from '../../platform/http/route.ts'
import { mayWriteIn } from '../exam.access.ts'
import { type DrawableRow, selectDrawable, selectDrawnTexts } from './drawable.db.ts'

/** How many questions of each kind can be drawn. */
export async function countDrawable(tx: Tx, input: InputOf<typeof contract.exam.countDrawable>, actor: Actor) {
  if (!(await mayWriteIn(tx, actor, input.subjectId))) return refuse('UNKNOWN_SUBJECT')
  const bank = await selectDrawable(tx, { ...input, teacherId: narrowedTo(actor) })
  const kinds = Map.groupBy(bank, ({ topic, difficulty, type }) => JSON.stringify([topic, difficulty, type]))
  return { kinds: [...kinds.values()].flatMap(([one, ...more]) => (one ? [kindOf(one, more.length + 1)] : [])) }
}

function kindOf({ topic, difficulty, type }: DrawableRow, count: number) {
  return { topic, difficulty, type, count }
}

/** Draws what the rows of a blueprint ask for, others each time; or says which rows lack how many. */
export async function drawQuestions(tx: Tx, input: InputOf<typeof contract.exam.drawQuestions>, actor: Actor) {
  if (!(await mayWriteIn(tx, actor, input.subjectId))) return refuse('UNKNOWN_SUBJECT')
  const bank = await selectDrawable(tx, { ...input, teacherId: narrowedTo(actor) })
  const draw = drawBlueprint(input.rows, bank, randomBytes(16).toString('hex'))
  if ('missing' in draw) {
    const rows = draw.missing.flatMap((missing, row) => (missing > 0 ? { row, missing } : []))
    return refuse('NOT_ENOUGH_QUESTIONS', { rows })
  }
  const texts = await selectDrawnTexts(tx, draw.drawn.flat())
  return {
    questions: draw.drawn.flatMap((ids, row) =>
      ids.flatMap((id) => {
        const found = texts.get(id)
        return found ? [{ ...found, row }] : []
      }),
    ),
  }
}
