import { useCallback, useRef, useState } from 'react'
import { errorOrDoubt, type Pressed, useAct } from '../act.ts'
import { type FieldOfRefusal, fieldErrors, focusField } from '../field-errors.ts'
import { announce } from '../news/announcer.ts'
import { readAgain } from '../queries.ts'
import { type FieldGroup, shownGroups } from './field-groups.ts'
import {
  addable,
  controlOf,
  type Draft,
  differing,
  draftOf,
  editable,
  type FormFields,
  problemsOf,
  storedDraft,
  wireOf,
} from './form-field.ts'
import type { HistoryLine } from './history-lines.tsx'
import { isConflict, useSharedForm } from './use-shared-form.ts'

/** A record as it is stored: its values by their names, and which state of it this is. */
export type StoredRecord = { id: string; name: string; revision: number }

/** What a kind of record says about its form, once. `Noun` names it, and names it in the answers of its calls. */
export type RecordForm<Noun extends string, Values extends object, Stored extends StoredRecord = StoredRecord> = {
  noun: Noun
  fields: FormFields<Values>
  /** How a long form is laid out. Without it the fields stand one after another, as `fields` has them. */
  groups?: readonly FieldGroup<Values>[]
  /** What a new one begins with: the class of the list. */
  begin?: (list: BegunIn) => Partial<Values>
  /** Which fields stand in the form, where some are asked only after others; all, unless said. What does not stand is neither judged nor sent. */
  shows?: (name: keyof Values & string, draft: Draft<Values>) => boolean
  /** What "Save and add another" leaves as it is; without it that is not offered. */
  keep?: readonly (keyof Values & string)[]
  /** Which field a refusal speaks about. */
  refused: FieldOfRefusal
  get: (input: { id: string }) => Promise<Record<Noun, Stored> & { history: readonly HistoryLine[] }>
  /** `said`: what is told where that is more than "Ada Sample was added." */
  add: (values: Values, pressed: Pressed) => Promise<Record<Noun, { name: string }> & { said?: string }>
  update: (
    input: { id: string; revision: number } & Partial<Values>,
    pressed: Pressed,
  ) => Promise<Record<Noun, { name: string; revision: number }>>
}

/** The list that stands on the screen. */
export type BegunIn = { filters: Readonly<Record<string, string | undefined>>; total: number | null }

type Where<Values> = {
  begin: Partial<Values>
  stored: StoredRecord | null
  /** Once it is saved. A form without it is part of its screen and goes on with what was saved. */
  onClose?: () => void
}

/** What is typed into the form of a record, what is wrong with it, and its way to the server. */
export function useRecordForm<Noun extends string, Values extends object>(
  form: RecordForm<Noun, Values>,
  { begin, stored, onClose }: Where<Values>,
) {
  const id = stored?.id ?? null
  const fields = stored ? editable(form.fields) : addable(form.fields)
  /** The fields that stand in the form as it is filled now. */
  const standingIn = (mine: Draft<Values>): FormFields<Values> => {
    const { shows } = form
    if (!shows) return fields
    const names = Object.keys(fields) as (keyof Values & string)[]
    return Object.fromEntries(
      names.filter((name) => shows(name, mine)).map((name) => [name, fields[name]]),
    ) as FormFields<Values>
  }
  const shared = useSharedForm<Draft<Values>>(
    (one, other) => differing(fields, one, other),
    () => ({ draft: stored ? storedDraft(fields, stored) : draftOf(fields, begin), revision: stored?.revision ?? 0 }),
  )
  const { base, draft, setDraft, theirs, changed } = shared
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [addedText, setAddedText] = useState<string | null>(null)
  const isNextWanted = useRef(false)
  const [savedText, setSavedText] = useState<string | null>(null)

  const change = useCallback(
    (name: string, value: string | readonly string[]) => {
      setSavedText(null)
      setDraft((now) => ({ ...now, [name]: value }))
      setProblems(({ [name]: _mended, ...others }) => others)
    },
    [setDraft],
  )

  const point = (found: Record<string, string>) => {
    setProblems(found)
    const name = Object.keys(found)[0] as (keyof Values & string) | undefined
    // Once a folded part is open.
    if (name !== undefined) setTimeout(() => focusField(controlOf(name, fields[name])))
  }

  const atFields = (error: unknown) =>
    Object.fromEntries(Object.entries(fieldErrors(error, form.refused)).filter(([name]) => name in fields))

  const compare = async (recordId: string, mine: Draft<Values>, refusal: unknown) => {
    const { [form.noun]: now } = await form.get({ id: recordId })
    shared.compare(mine, { draft: storedDraft(fields, now), revision: now.revision }, refusal)
  }

  const send = async (
    mine: Draft<Values>,
    pressed: Pressed,
  ): Promise<{ text: string; saved?: object & { revision: number } }> => {
    try {
      if (id === null) {
        const answer = await form.add(wireOf(standingIn(mine), mine) as Values, pressed)
        return { text: answer.said ?? `${answer[form.noun].name} was added.` }
      }
      const changes = wireOf(fields, mine, differing(standingIn(mine), base.draft, mine))
      const answer = await form.update({ id, revision: base.revision, ...changes }, pressed)
      return { text: `${answer[form.noun].name} was saved.`, saved: answer[form.noun] }
    } catch (error) {
      if (id !== null && isConflict(error)) await compare(id, mine, error)
      else point(atFields(error))
      throw error
    }
  }

  const begun = (mine: Draft<Values>): Draft<Values> => ({
    ...draftOf(fields, begin),
    ...Object.fromEntries((form.keep ?? []).map((name) => [name, mine[name]])),
  })

  const goOnWith = (saved: object & { revision: number }) =>
    shared.goOnWith({ draft: storedDraft(fields, saved), revision: saved.revision })

  const saving = useAct(send, ({ text, saved }, mine) => {
    if (saved && !onClose) {
      goOnWith(saved)
      setSavedText('Saved.')
    } else if (isNextWanted.current) {
      shared.goOnWith({ draft: begun(mine), revision: 0 })
      setAddedText(text)
      const first = shownGroups(form, fields)[0]?.fields[0]
      if (first !== undefined) focusField(controlOf(first, fields[first]))
    } else {
      announce(text)
      onClose?.()
    }
    return readAgain()
  })

  /** Points at what is wrong; false for anything. */
  const check = (): boolean => {
    const found = problemsOf(standingIn(draft), draft) as Record<string, string>
    const isRight = Object.keys(found).length === 0
    if (!isRight) point(found)
    return isRight
  }

  const discard = () => {
    setDraft(base.draft)
    setProblems({})
    shared.forgetTheirs()
    saving.forget()
  }

  const submit = (isNext: boolean) => {
    setAddedText(null)
    if (!check()) return
    if (id !== null && changed.length === 0) {
      setSavedText('Nothing was changed.')
      return onClose?.()
    }
    setSavedText(null)
    isNextWanted.current = isNext
    shared.forgetTheirs()
    saving.act(draft)
  }

  // Read again meanwhile, it may have changed elsewhere; what is typed here is compared when it is saved.
  if (!onClose && stored && stored.revision > base.revision && changed.length === 0 && !saving.isWorking) {
    goOnWith(stored)
  }

  const isSaid = isConflict(saving.error) || Object.keys(atFields(saving.error)).length > 0
  return {
    fields: standingIn(draft),
    draft,
    /** What is stored, as the controls would hold it. */
    stored: base.draft,
    change,
    check,
    discard,
    problems,
    theirs,
    addedText,
    savedText,
    submit,
    /** Where it differs from what is stored. */
    changed,
    isWorking: saving.isWorking,
    /** A refusal that belongs to no field. */
    error: isSaid ? null : id === null ? errorOrDoubt(saving, draft) : saving.error,
    isDirty: changed.length > 0,
  }
}
