import { Button, NativeSelect, Textarea } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { counted } from '@sabimark/domain/words/plural.ts'
import { useRef } from 'react'
import { ChoosePassage } from './choose-passage.tsx'
import { emptyPassage, keptPassage, mostInPassage, newPassage, type PassageForm } from './passage-draft.ts'
import styles from './passage-fields.module.css'
import { useAddPicture } from './pictures/add-picture.tsx'
import { insertAt } from './pictures/insert-at.ts'
import { PictureRows } from './pictures/picture-rows.tsx'
import { useShortMarks } from './pictures/use-short-marks.ts'
import type { QuestionForm } from './question-draft.ts'
import { WritingBox } from './writing/writing-box.tsx'

type PassageFieldsProps = { form: UseFormReturnType<QuestionForm> }

const kinds = [
  { value: 'none', label: 'No passage' },
  { value: 'new', label: 'Write a new passage' },
  { value: 'kept', label: 'A passage of the bank' },
]

/** What the question is about, where that is a text of its own. */
export function PassageFields({ form }: PassageFieldsProps) {
  const { passage, subject } = form.values
  const error = form.errors.passage
  const set = (next: PassageForm) => {
    form.setFieldValue('passage', next)
    form.clearFieldError('passage')
  }
  const written = useRef('')
  const isChoosing = passage.kind === 'kept' && passage.id === ''
  return (
    <>
      <NativeSelect
        label="Passage"
        name={passage.kind === 'none' || isChoosing ? 'passage' : 'passageKind'}
        data={kinds}
        value={passage.kind}
        error={isChoosing && error}
        description={passage.kind === 'none' && 'A text that this question, and others, are about.'}
        onChange={({ currentTarget: { value } }) => {
          // Who moved the choice by mistake finds again what was written.
          if (passage.text.trim() !== '') written.current = passage.text
          if (value === 'new') set(newPassage(passage.text || written.current))
          else set({ ...emptyPassage(), kind: value === 'kept' ? 'kept' : 'none' })
        }}
      />
      {isChoosing && (
        <ChoosePassage
          key={subject}
          subjectId={subject}
          onChoose={(chosen) => set(keptPassage(chosen, subject, chosen.questionsCount))}
        />
      )}
      {passage.kind !== 'none' && !isChoosing && <PassageText form={form} set={set} />}
    </>
  )
}

function PassageText({ form, set }: PassageFieldsProps & { set: (passage: PassageForm) => void }) {
  const field = useRef<HTMLTextAreaElement>(null)
  const { passage } = form.values
  const marks = useShortMarks(passage.text)
  const picture = useAddPicture((markdown) => {
    const at = field.current?.selectionEnd ?? marks.shown.length
    set({ ...form.getValues().passage, text: marks.toKeep(insertAt(marks.shown, at, markdown)) })
  })
  return (
    <>
      <WritingBox label="Passage" kind="text" more={[picture.tool]}>
        {(tools) => (
          <Textarea
            inputContainer={(input) => (
              <>
                {tools}
                {input}
              </>
            )}
            label="Text of the passage"
            name="passage"
            required
            minRows={4}
            maxLength={mostInPassage - marks.hidden}
            description={meaning(passage, form.values.subject)}
            value={marks.shown}
            error={form.errors.passage}
            ref={field}
            onPaste={picture.onPaste}
            onChange={({ currentTarget: { value } }) => set({ ...form.getValues().passage, text: marks.toKeep(value) })}
          />
        )}
      </WritingBox>
      <PictureRows
        text={passage.text}
        numberOf={marks.numberOf}
        onChange={(text) => {
          set({ ...passage, text })
          field.current?.focus()
        }}
      />
      {picture.dialog}
      {passage.kind === 'kept' && (
        <Button variant="subtle" className={styles.other} onClick={() => set({ ...emptyPassage(), kind: 'kept' })}>
          Choose another one
        </Button>
      )}
    </>
  )
}

/** What writing here changes, said before it is done. */
function meaning({ kind, subject, othersCount }: PassageForm, chosen: string): string | null {
  if (kind === 'new') return null
  if (subject !== chosen) return 'The other subject gets a passage of its own with this text.'
  if (othersCount === 0) return 'No other question has it.'
  return `A change here also changes it for the ${counted(othersCount, 'other question')} that ${othersCount === 1 ? 'has' : 'have'} it. Published exams keep what they published.`
}
