import type { SchoolGrading } from '@sabimark/contract/answers.ts'
import { scaleProblems } from '@sabimark/domain/school/grading/grade-scale.ts'
import { gradingFields } from '@sabimark/domain/school/grading/grading-fields.ts'
import { levelProblems } from '@sabimark/domain/school/grading/levels.ts'
import { fieldProblem } from '@sabimark/domain/words/field.ts'
import { useState } from 'react'
import { useAct } from '../../platform/act.ts'
import { client, type Options } from '../../platform/client.ts'
import { fieldErrors, focusField } from '../../platform/field-errors.ts'
import { readAgain } from '../../platform/queries.ts'
import { isConflict, useSharedForm } from '../../platform/record/use-shared-form.ts'
import { changesOf, differingParts, type GradingDraft, gradingDraft, type Part } from './grading-draft.ts'

type Problems = Record<string, string>

/** What is wrong with what is typed, by control. */
function problemsOf({ scale, syncWindowHours, levels }: GradingDraft, changed: readonly Part[]): Problems {
  const hours = fieldProblem(gradingFields.syncWindowHours, syncWindowHours)
  return {
    ...(changed.includes('scale') && scaleProblems(scale)),
    ...(hours !== null && { syncWindowHours: hours }),
    ...(changed.includes('levels') && levelProblems(levels)),
  }
}

/** What is typed into the form of marks and grades, what is wrong with it, and its way to the server. */
export function useGradingForm(stored: SchoolGrading) {
  const shared = useSharedForm(differingParts, () => storedForm(stored))
  const { base, draft, setDraft, theirs, changed } = shared
  const [problems, setProblems] = useState<Problems>({})
  /** What saving would mean, while it is asked. */
  const [effects, setEffects] = useState<readonly string[] | null>(null)
  /** What came of the last press. */
  const [note, setNote] = useState<string | null>(null)

  const change = (next: Partial<GradingDraft>) => {
    setDraft((now) => ({ ...now, ...next }))
    setProblems({})
    setNote(null)
  }
  const point = (found: Problems) => {
    setProblems(found)
    const [name] = Object.keys(found)
    if (name !== undefined) setTimeout(() => focusField(name))
  }

  const send = async (options: Options) => {
    try {
      return await client.school.saveGrading({ revision: base.revision, ...changesOf(draft, changed) }, options)
    } catch (error) {
      setEffects(null)
      if (isConflict(error)) shared.compare(draft, storedForm((await client.school.grading()).grading), error)
      else point(atFields(error))
      throw error
    }
  }
  const saving = useAct(
    (_: undefined, pressed) => send(pressed),
    ({ grading }) => {
      shared.goOnWith(storedForm(grading))
      shared.forgetTheirs()
      setEffects(null)
      setNote('Saved.')
      return readAgain()
    },
  )
  const rehearsing = useAct(
    () => send({ context: { isRehearsal: true } }),
    (answer) => (answer.effects.length > 0 ? setEffects(answer.effects) : saving.act(undefined)),
  )

  /** Points at what is wrong; false for anything. */
  const check = (): boolean => {
    const found = problemsOf(draft, changed)
    const isRight = Object.keys(found).length === 0
    if (!isRight) point(found)
    return isRight
  }

  const forget = () => {
    rehearsing.forget()
    saving.forget()
    shared.forgetTheirs()
  }

  const discard = () => {
    setDraft(base.draft)
    setProblems({})
    forget()
  }

  const submit = () => {
    setNote(null)
    forget()
    if (!check()) return
    // What has consequences for what is there already is tried first.
    const isTried = changed.includes('scale') || changed.includes('levels')
    if (isTried) rehearsing.act(undefined)
    else saving.act(undefined)
  }

  const error = saving.error ?? rehearsing.error
  const isSaid = isConflict(error) || Object.keys(atFields(error)).length > 0
  return {
    draft,
    /** What is stored, as the form would hold it. */
    stored: base.draft,
    change,
    check,
    discard,
    problems,
    theirs,
    effects,
    note,
    submit,
    changed,
    save: () => saving.act(undefined),
    cancel: () => setEffects(null),
    isWorking: saving.isWorking || rehearsing.isWorking,
    isSaving: saving.isWorking,
    /** A refusal that belongs to no control. */
    error: isSaid ? null : error,
  }
}

const storedForm = (grading: SchoolGrading) => ({ draft: gradingDraft(grading), revision: grading.revision })

const atFields = (error: unknown) => fieldErrors(error, { CLASS_NAME_TAKEN: 'levels', LEVEL_IN_USE: 'levels' })
