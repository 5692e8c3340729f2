import { accessCodeOf } from '@sabimark/domain/exam/access-code.ts'
import { isRefused } from '../../platform/http/refused.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { changedMeanwhile } from '../changed-meanwhile.ts'
import { lockForAct } from '../lock-for-act.ts'
import { updateAccessCode } from './further.db.ts'

type Input = {
  examId: string
  code: string | null
  /** The code that was shown as this was typed; left out by programs that do not look first. */
  seen?: string | null | undefined
}

/** Sets what candidates type before they begin, or lets them begin without. The log says that it was done, and no code. */
export async function setAccessCode({ tx, input, actor, note }: Ctx<Input, true>) {
  const { examId } = input
  const exam = await lockForAct(tx, examId, 'setAccessCode', actor)
  if (isRefused(exam)) return exam
  // A hall has been told the other one by now.
  if (input.seen !== undefined && input.seen !== exam.accessCode) return await changedMeanwhile(tx, examId)
  const code = input.code === null ? null : accessCodeOf(input.code)
  if (code === exam.accessCode) return { batch: null, doneCount: 0, skipped: [], effects: [] }
  await updateAccessCode(tx, examId, code)
  await note(code === null ? 'exam.access_code_removed' : 'exam.access_code_set', examId)
  const effects =
    code === null
      ? ['Candidates begin without a code.']
      : ['Candidates who have not begun type it; candidates sitting it now are not asked.']
  return { batch: null, doneCount: 1, skipped: [], effects }
}
