import { useState } from 'react'
import { refusalCode } from '../refusal.ts'
import { type Differing, type Merged, mergeTheirs } from './merge-theirs.ts'

/** A form as it is stored, and which state of it this is. */
export type StoredForm<Form> = { draft: Form; revision: number }

/** What somebody else saved while this form was open: `draft` is theirs, and the refusal says who and when. */
export type Theirs<Form extends object> = Merged<Form> & { refusal: unknown }

/**
 * The state of a form that several people may have open: what is stored, what is typed here, where both differ, and what
 * somebody else saved meanwhile. How it is drawn and sent is of the form that uses it.
 */
export function useSharedForm<Form extends object>(differing: Differing<Form>, first: () => StoredForm<Form>) {
  const [base, setBase] = useState(first)
  const [draft, setDraft] = useState(base.draft)
  const [theirs, setTheirs] = useState<Theirs<Form> | null>(null)
  return {
    base,
    draft,
    setDraft,
    theirs,
    /** Where it differs from what is stored. */
    changed: differing(base.draft, draft),
    /** What is stored now stands in the form. */
    goOnWith: (stored: StoredForm<Form>) => {
      setBase(stored)
      setDraft(stored.draft)
    },
    /** Takes over what somebody else has stored meanwhile, as far as it was not typed here. */
    compare: (mine: Form, stored: StoredForm<Form>, refusal: unknown) => {
      const merged = mergeTheirs(differing, { opened: base.draft, mine, theirs: stored.draft })
      setBase(stored)
      setDraft(merged.draft)
      setTheirs({ ...merged, draft: stored.draft, refusal })
    },
    forgetTheirs: () => setTheirs(null),
  }
}

/** Whether a form was refused because somebody else was quicker. */
export const isConflict = (error: unknown) => refusalCode(error) === 'CHANGED_MEANWHILE'
