import { createHash } from 'node:crypto'
import { type QuestionSides, questionSides } from '@sabimark/domain/exam/change-sides.ts'
import { type ExamChanges, type SettingChange, settingChanges } from '@sabimark/domain/exam/changes/exam-changes.ts'
import { type ChangedQuestion, keptIds, paperChanges } from '@sabimark/domain/exam/paper-changes.ts'
import { canonicalJson } from '@sabimark/domain/exam/version.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { type Refused, refuse } from '../../platform/http/refused.ts'
import { selectAsGivenOut } from '../changes/changes.db.ts'
import type { ExamRow } from '../exam.db.ts'
import { refuseUnfit } from '../publish/publish-refusal.ts'
import { assembleContent } from '../version/assemble-content.ts'
import { carriedSteps } from '../version/carry-key.ts'
import { glanceAtContent } from '../version/content.ts'
import { refuseLargeChoice, refuseLargeContent } from '../version/paper-bytes.ts'
import {
  type ChosenBankQuestion,
  selectBankQuestions,
  selectKey,
  selectOptionalNewestVersion,
} from '../version/version.db.ts'
import { selectOpenSittings } from './manage.db.ts'

/** What publishing the changes of an exam comes to; `seen` names what was read for it. */
export type ChangesPlan = {
  seen: string
  lastVersionId: string
  questions: (ChangedQuestion & QuestionSides)[]
  /** What everybody has beside their answers, and goes on having. */
  bonusHundredths: number
  settings: SettingChange[]
  /** The questions of the bank, as they were read. */
  chosen: ChosenBankQuestion[]
  /** Those that somebody can still begin. */
  sittingIds: string[]
}

type Unfit = NonNullable<ReturnType<typeof refuseUnfit>> | Refused<'WRONG_STATUS' | 'PAPER_TOO_LARGE'>

/**
 * What a published exam would ask otherwise from now on: what the bank says by now of its questions, and what was written anew of the
 * exam itself, where anything was. Nothing is written.
 */
export async function planChanges(tx: Tx, exam: ExamRow, changes: ExamChanges | null): Promise<ChangesPlan | Unfit> {
  const version = await selectOptionalNewestVersion(tx, exam.id)
  const sittings = await selectOpenSittings(tx, exam.id)
  if (!version || sittings.length === 0) return refuse('WRONG_STATUS')
  const { versionId } = version
  const given = await selectAsGivenOut(tx, exam)
  const wanted = changes ?? given
  const large = await refuseLargeChoice(
    tx,
    wanted.questions.map(({ questionId }) => questionId),
  )
  if (large) return large
  const chosen = await selectBankQuestions(tx, wanted.questions)
  const unfit = refuseChanged(tx, exam, { ...wanted, chosen })
  if (unfit) return unfit

  const last = { ...(await glanceAtContent(tx, versionId)), ...(await selectKey(tx, versionId)) }
  const kept = keptIds(last, chosen)
  const { key: fresh, ...next } = assembleContent(chosen, (bankId) => kept.get(bankId) ?? bankId, wanted)
  const text = canonicalJson(next.content)
  const tooLarge = refuseLargeContent(text)
  if (tooLarge) return tooLarge
  const steps = await carriedSteps(tx, fresh, { lastVersionId: versionId, content: next.content })
  const key = steps.at(-1)?.key ?? fresh
  const settings = settingChanges(given, wanted)
  return {
    seen: nameOf([versionId, last.revision, text, next.authorOrder, fresh, settings]),
    lastVersionId: versionId,
    questions: paperChanges(last, { ...next, key }).map((one) => ({
      ...one,
      ...questionSides({ last, next: { ...next, key }, fresh }, one.bankQuestionId),
    })),
    bonusHundredths: steps.at(-1)?.bonusHundredths ?? 0,
    settings,
    chosen,
    sittingIds: sittings.map(({ id }) => id),
  }
}

/** Edited questions may no longer make a paper. Its times and who sits it have been judged when it was published. */
function refuseChanged(tx: Tx, { durationMinutes }: ExamRow, wanted: ExamChanges & { chosen: ChosenBankQuestion[] }) {
  const { chosen: questions, sections, totalQuestions, totalMarksHundredths } = wanted
  const paper = { questions, sections, totalQuestions, totalMarksHundredths }
  const judged = { opensAt: tx.now, closesAt: new Date(tx.now.getTime() + 1), durationMinutes, classCount: 1 }
  return refuseUnfit({ ...paper, ...judged }, tx.now)
}

function nameOf(read: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(read)).digest('base64url')
}
