import { counted, countedAre } from '@sabimark/domain/words/plural.ts'
import { violatedConstraint } from '../../platform/database/tenant.ts'
import { isRefused, refuse } from '../../platform/http/refused.ts'
import { type ActCtx, acted } from '../acted.ts'
import { applyChanges } from '../changes/apply-changes.ts'
import { selectChanges } from '../changes/changes.db.ts'
import { keepNamedStudents } from '../draft/named-students.db.ts'
import { lockForAct } from '../lock-for-act.ts'
import { lockSittings } from '../lock-sittings.db.ts'
import { selectReleaseAt } from '../release/release.db.ts'
import { selectShownCodes } from '../seal/seal.db.ts'
import { attemptOfPaper, countGiven, deleteDueWork, deleteSittings, hasAttempts, markWithdrawn } from './manage.db.ts'
import { tellWithdrawn } from './tell-withdrawn.ts'

/** Takes back an exam nobody has begun: its sittings, papers and due work go, whoever was told of it is told, and it is a draft. */
export async function withdrawExam({ tx, input: { examId }, actor, note }: ActCtx) {
  const exam = await lockForAct(tx, examId, 'withdraw', actor)
  if (isRefused(exam)) return exam
  const sittings = await lockSittings(tx, examId)
  const sittingIds = sittings.map(({ sittingId }) => sittingId)
  if (await hasAttempts(tx, examId)) return refuse('ATTEMPTS_EXIST')
  if ((await selectShownCodes(tx, examId)).ofAny) return refuse('CODE_SHOWN')
  await keepNamedStudents(tx, examId)
  const [givenCount, releaseAt] = [await countGiven(tx, examId), await selectReleaseAt(tx, examId)]
  try {
    await deleteSittings(tx, sittingIds)
  } catch (error) {
    if (violatedConstraint(error) === attemptOfPaper) return refuse('ATTEMPTS_EXIST')
    throw error
  }
  await deleteDueWork(tx, [examId, ...sittingIds])
  await markWithdrawn(tx, examId)
  // What was written anew is what its owner goes on writing.
  const changes = await selectChanges(tx, examId)
  if (changes) await applyChanges(tx, exam, changes)
  const { opensAt, closesAt } = exam
  await note('exam.withdrawn', examId, { changes: { status: [exam.status, 'draft'] }, detail: { opensAt, closesAt } })
  const told = await tellWithdrawn(tx, exam, sittingIds)
  return acted([
    told === 0 ? 'No student has been told of it yet.' : `${countedAre(told, 'student')} told.`,
    'The papers made for it are deleted; nobody has begun one.',
    ...alsoGone({ furtherCount: sittings.length - 1, givenCount }),
    ...(releaseAt === null ? [] : ['The day from which scores are shown goes with it: choose it again.']),
    ...(exam.accessCode === null ? [] : ['Its access code stays.']),
    changes
      ? 'It is a draft again, with the changes that were not published; its classes, named students and times stay.'
      : 'It is a draft again: its questions, marks, classes, named students and times stay, and can be changed.',
  ])
}

/** What does not come again as it is published again. */
function alsoGone({ furtherCount, givenCount }: { furtherCount: number; givenCount: number }): string[] {
  return [
    ...(furtherCount === 0
      ? []
      : [`${counted(furtherCount, 'further sitting goes', 'further sittings go')} with it: add them again.`]),
    ...(givenCount === 0
      ? []
      : [
          `Extra time that ${counted(givenCount, 'student')} ${givenCount === 1 ? 'was' : 'were'} given goes with it: give it again.`,
        ]),
  ]
}
