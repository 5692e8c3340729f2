import type { contract } from '@sabimark/contract/contract.ts'
import { changedGrades, changedGradesText } from '@sabimark/domain/school/grading/changed-grades.ts'
import { scaleProblems, scaleText, stepsOf } from '@sabimark/domain/school/grading/grade-scale.ts'
import { gradingFields } from '@sabimark/domain/school/grading/grading-fields.ts'
import { levelProblems } from '@sabimark/domain/school/grading/levels.ts'
import { selectLastChange } from '../../platform/audit/record-log.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { isRefused, refuse } from '../../platform/http/refused.ts'
import type { Ctx, InputOf } from '../../platform/http/route.ts'
import { changesBetween, onto } from '../../platform/record/changes.ts'
import { type Grading, lockGrading, selectPercentageCounts, updateGrading } from './grading.db.ts'
import { placeClasses, selectClassesByLevel } from './levels.db.ts'
import { moveLevels } from './move-levels.ts'
import { allLevels, shownGrading } from './read-grading.ts'

type Input = InputOf<typeof contract.school.saveGrading>

/** Changes what was sent of how the school grades, unless somebody else changed it meanwhile. */
export async function saveGrading(ctx: Ctx<Input>) {
  const { tx, input, note } = ctx
  const { revision, levels: _named, ...sent } = input
  const kept = await lockGrading(tx)
  if (kept.revision !== revision) {
    return refuse('CHANGED_MEANWHILE', { ...(await selectLastChange(tx, kept.id)), revision: kept.revision })
  }
  const before = { ...kept, levels: allLevels(kept.levels, await selectClassesByLevel(tx)) }
  // One that was never there is a new one, whatever it says of itself.
  const levels = input.levels?.map(({ name, was }) => ({
    name,
    was: was !== null && before.levels.includes(was) ? was : null,
  }))
  const fields = {
    ...(sent.scale && scaleProblems(stepsOf(sent.scale))),
    ...(levels && levelProblems(levels)),
  }
  if (Object.keys(fields).length > 0) return refuse('INVALID_FORM', { fields })

  const after = onto<Grading>(before, { ...sent, ...(levels && { levels: levels.map(({ name }) => name) }) })
  const changes = changesBetween(asText(before), asText(after), ['scale', 'rounding', 'syncWindowHours', 'levels'])
  const effects = changes.scale ? [await effectOnGrades(tx, before, after)] : []
  if (levels && changes.levels) {
    const renamed = await moveLevels(ctx, levels, before.levels)
    if (isRefused(renamed)) return renamed
    effects.push(...renamed)
    await placeClasses(tx, after.levels)
  }
  if (Object.keys(changes).length > 0) {
    await updateGrading(tx, after)
    await note('grading.updated', kept.id, { changes, detail: { revision: revision + 1 } })
    after.revision = revision + 1
  }
  return { grading: shownGrading(after, await selectClassesByLevel(tx)), effects }
}

/** As its history says it: of lists each line, for their order says something. */
function asText({ scale, rounding, syncWindowHours, levels }: Grading) {
  return {
    scale: scaleText(scale),
    rounding: gradingFields.rounding.names[rounding],
    syncWindowHours,
    levels: levels.join(', '),
  }
}

async function effectOnGrades(tx: Tx, before: Grading, after: Grading): Promise<string> {
  return changedGradesText(changedGrades(await selectPercentageCounts(tx), before.scale, after.scale))
}
