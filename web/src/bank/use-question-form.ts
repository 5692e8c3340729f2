import { useForm } from '@mantine/form'
import type { BankQuestion } from '@sabimark/contract/answers.ts'
import { useEffect, useRef, useState } from 'react'
import { errorOrDoubt, type Pressed, useAct } from '../platform/act.ts'
import { client } from '../platform/client.ts'
import { focusField, focusFirstError, useFieldErrors } from '../platform/field-errors.ts'
import { announce } from '../platform/news/announcer.ts'
import { readAgain } from '../platform/queries.ts'
import { refusalCode } from '../platform/refusal.ts'
import { nextQuestion, type QuestionForm, questionFormProblems, toQuestion } from './question-draft.ts'
import { type FindFault, useFindFault } from './writing/use-find-fault.ts'

type QuestionInput = ReturnType<typeof toQuestion>

type Begun = {
  initial: QuestionForm
  /** Which question is edited, and which state of it the form began with; null for a new one. */
  edited: { id: string; revision: number } | null
  /** It was saved, and no further one is wanted. */
  onSaved: () => void
  /** It was saved, and the form is about to become the next one. */
  onNext?: () => void
}

/**
 * The form of a question and how it is saved. Where somebody else was faster the form stays as it is: `theirs` is what they
 * wrote, and saving again writes over it.
 */
export function useQuestionForm({ initial, edited, onSaved, onNext }: Begun) {
  const [theirs, setTheirs] = useState<{ refusal: unknown; question: BankQuestion } | null>(null)
  const revision = theirs?.question.revision ?? edited?.revision ?? 1
  const [addedCount, setAddedCount] = useState(0)
  const isNextWanted = useRef(false)
  // Asked for by what stands in the form when it is sent.
  const findFault = useRef<FindFault>(() => null)
  const form = useForm<QuestionForm>({
    initialValues: initial,
    validate: (values) => questionFormProblems(values, findFault.current),
  })
  const found = useFindFault([
    form.values.passage.text,
    form.values.question,
    form.values.explanation,
    ...form.values.options.map(({ text }) => text),
    form.values.blank.before,
    form.values.blank.after,
  ])
  useEffect(() => {
    findFault.current = found
  })
  const send = async (input: QuestionInput, pressed: Pressed) => {
    if (!edited) return await client.bank.addQuestion(input, pressed)
    try {
      return await client.bank.updateQuestion({ ...input, id: edited.id, revision }, pressed)
    } catch (refusal) {
      if (refusalCode(refusal) === 'CHANGED_MEANWHILE') {
        setTheirs({ refusal, question: await client.bank.getQuestion({ id: edited.id }) })
      }
      throw refusal
    }
  }
  const saving = useAct(send, () => {
    if (isNextWanted.current) {
      const next = nextQuestion(form.values)
      onNext?.()
      form.setValues(next)
      form.resetDirty(next)
      setAddedCount((count) => count + 1)
      focusField('question')
    } else {
      const count = addedCount + 1
      announce(
        edited ? 'The question was saved.' : count === 1 ? 'The question was added.' : `${count} questions were added.`,
      )
      onSaved()
    }
    return readAgain()
  })
  const refused = useFieldErrors(form, saving.error, { UNKNOWN_SUBJECT: 'subject', UNKNOWN_PASSAGE: 'passage' })
  const doubted = errorOrDoubt({ ...saving, error: refused }, toQuestion(form.values))
  const submit = (isNext: boolean) =>
    form.onSubmit((values) => {
      isNextWanted.current = isNext
      saving.act(toQuestion(values))
    }, focusFirstError)
  return {
    form,
    theirs,
    /** The state of the question that saving writes over. */
    revision,
    addedCount,
    submit,
    isWorking: saving.isWorking,
    /** A refusal that belongs to no control. */
    error: refusalCode(refused) === 'CHANGED_MEANWHILE' ? null : edited ? refused : doubted,
  }
}
