import { Button, NativeSelect } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { BankQuestion } from '@sabimark/contract/answers.ts'
import { marksFromText, marksText } from '@sabimark/domain/bank/marks-text.ts'
import { mostSections } from '@sabimark/domain/exam/section.ts'
import { IconChevronLeft, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { focusField } from '../../platform/field-errors.ts'
import { BankList } from './bank-list.tsx'
import { Blueprint, type Drawn } from './blueprint.tsx'
import { ChosenList } from './chosen-list.tsx'
import { type ExamForm, sumOf, withPaper, withTotalSpread } from './exam-draft.ts'
import { type KnownQuestion, knownOf } from './known-question.ts'
import paper from './paper.module.css'
import { QuestionPane } from './question-pane.tsx'
import { newSection } from './section-form.ts'
import styles from './source.module.css'

type QuestionChoiceProps = {
  form: UseFormReturnType<ExamForm>
  known: readonly KnownQuestion[]
  /** Told how many minutes questions are given that are chosen here. */
  onMinutes?: (minutes: (readonly [string, number])[]) => void
}

/** Two panes: the paper, and beside it the bank it is chosen from, a blueprint, or one question. On a phone each is a page. */
export function QuestionChoice({ form, known, onMinutes = () => undefined }: QuestionChoiceProps) {
  const { subject, questions, sections } = form.values
  // Where the next ones go: the last section that was chosen, or the last there is.
  const [wanted, setWanted] = useState<number | null>(null)
  const [source, setSource] = useState<'bank' | 'blueprint'>('bank')
  const [openId, setOpenId] = useState<string | null>(null)
  /** On a phone: questions are being added, and the paper waits behind. */
  const [isAdding, setIsAdding] = useState(false)
  const into = Math.min(wanted ?? sections.length - 1, sections.length - 1)
  // What is chosen is read here, whatever the bank beside it is narrowed to.
  const [read, setRead] = useState<ReadonlyMap<string, KnownQuestion>>(() => new Map(known.map((one) => [one.id, one])))
  const setQuestions = (changed: ExamForm['questions']) =>
    form.setValues(withPaper(form.getValues(), { questions: changed }))
  const add = (added: readonly KnownQuestion[], marksOf: (place: number) => string) => {
    setRead((before) => new Map([...before, ...added.map((one) => [one.id, one] as const)]))
    onMinutes(added.map(({ id, minutes }) => [id, minutes]))
    const section = Math.max(0, into)
    setQuestions([
      ...form.getValues().questions,
      ...added.map(({ id }, place) => ({ questionId: id, marks: marksOf(place), section })),
    ])
  }
  // They may have been on their way for a while: the form is asked what it holds now.
  const choose = (asked: readonly BankQuestion[]) => {
    const now = form.getValues()
    const here = new Set(now.questions.map(({ questionId }) => questionId))
    const added = asked.filter(({ id, subjectId }) => subjectId === now.subject && !here.has(id))
    add(added.map(knownOf), (place) => marksText(added[place]?.marksHundredths ?? 0))
  }
  const addDrawn = (drawn: readonly Drawn[]) => add(drawn, (place) => drawn[place]?.marks ?? '')
  /** The keyboard is where the question stands in the paper, or in the bank. */
  const close = (id: string) => {
    flushSync(() => setOpenId(null))
    document.querySelector<HTMLElement>(`[data-question="${id}"] button`)?.focus()
  }
  if (subject === '') {
    return <p className={styles.alone}>Choose the subject first, under Details. Its questions will then appear here.</p>
  }
  return (
    <div className={styles.panes} data-beside={isAdding || openId !== null}>
      {/* It has the name of a field, so that the keyboard is led here when something is wrong. */}
      <fieldset className={paper.paper} aria-label="Questions of this exam" name="questions" tabIndex={-1}>
        {form.errors.questions && (
          <p className={paper.wrong} role="alert">
            {form.errors.questions}
          </p>
        )}
        <div className={paper.add}>
          <Button
            fullWidth
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            onClick={() => setIsAdding(true)}
          >
            Add questions
          </Button>
        </div>
        <ChosenList form={form} known={read} openId={openId} onOpen={(id) => setOpenId(id === openId ? null : id)} />
        <PaperTools form={form} />
        {questions.length > 1 && (
          <p className={paper.keys}>
            <kbd>↑</kbd> <kbd>↓</kbd> next question · <kbd>Alt ↑</kbd> <kbd>Alt ↓</kbd> move it · <kbd>Delete</kbd> take
            it out
          </p>
        )}
      </fieldset>
      <aside className={styles.source} aria-label="Beside the paper">
        {isAdding && openId === null && (
          <Button
            className={styles.back}
            variant="subtle"
            leftSection={<IconChevronLeft size={18} aria-hidden="true" />}
            onClick={() => setIsAdding(false)}
          >
            Back to the paper ({questions.length})
          </Button>
        )}
        {openId !== null && (
          <QuestionPane
            id={openId}
            number={questions.findIndex(({ questionId }) => questionId === openId) + 1}
            onClose={() => close(openId)}
          />
        )}
        {/* What the bank is narrowed to stays while one question is read. */}
        <div className={styles.from} hidden={openId !== null}>
          <fieldset className={styles.switch} aria-label="Where questions come from">
            {(['bank', 'blueprint'] as const).map((one) => (
              <button key={one} type="button" aria-pressed={source === one} onClick={() => setSource(one)}>
                {one === 'bank' ? 'Bank' : 'Blueprint'}
              </button>
            ))}
          </fieldset>
          {sections.length > 1 && (
            <NativeSelect
              className={styles.into}
              label="Add questions to"
              value={String(into)}
              data={sections.map(({ title }, place) => ({ value: String(place), label: title }))}
              onChange={(event) => setWanted(Number(event.currentTarget.value))}
            />
          )}
          {source === 'bank' ? (
            <BankList
              key={subject}
              subjectId={subject}
              chosen={new Set(questions.map(({ questionId }) => questionId))}
              onChoose={choose}
              onLeaveOut={(id) => setQuestions(questions.filter(({ questionId }) => questionId !== id))}
              onOpen={setOpenId}
            />
          ) : (
            <div className={styles.drawn}>
              <Blueprint
                key={subject}
                subjectId={subject}
                except={questions.map(({ questionId }) => questionId)}
                into={sections[into]?.title}
                onDrawn={addDrawn}
              />
            </div>
          )}
        </div>
      </aside>
    </div>
  )
}

/** A further section, and two ways to make marks and total agree: share the total out equally, or take the sum as the total. */
function PaperTools({ form }: { form: UseFormReturnType<ExamForm> }) {
  const { questions, sections, totalMarks } = form.values
  const share = () => {
    if ((marksFromText(totalMarks) ?? 0) > 0) return form.setFieldValue('questions', withTotalSpread(form.values))
    form.setFieldError('totalMarks', 'Type the total first. Then it is shared out.')
    focusField('totalMarks')
  }
  return (
    <div className={paper.tools}>
      {sections.length < mostSections ? (
        <Button
          variant="subtle"
          size="sm"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={() =>
            form.setValues(withPaper(form.getValues(), { sections: [...sections, newSection(sections.length)] }))
          }
        >
          Add section
        </Button>
      ) : (
        <p className={paper.soft}>An exam has {mostSections} sections at most.</p>
      )}
      {questions.length > 0 && (
        <>
          <Button variant="subtle" size="sm" onClick={share}>
            Share marks equally
          </Button>
          <Button
            variant="subtle"
            size="sm"
            onClick={() => form.setFieldValue('totalMarks', marksText(sumOf(form.values)))}
          >
            Use this sum as the total
          </Button>
        </>
      )}
    </div>
  )
}
