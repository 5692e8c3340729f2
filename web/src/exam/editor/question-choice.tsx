import { Button, Group, NativeSelect } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { BankQuestion, ExamDetail } from '@sabimark/contract/answers.ts'
import { marksFromText, marksText } from '@sabimark/domain/bank/marks-text.ts'
import { mostSections } from '@sabimark/domain/exam/section.ts'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Card } from '../../platform/ui/card.tsx'
import styles from '../exam.module.css'
import { BankList } from './bank-list.tsx'
import { Blueprint, type Drawn } from './blueprint.tsx'
import { ChosenList } from './chosen-list.tsx'
import { type ExamForm, sumOf, withPaper, withTotalSpread } from './exam-draft.ts'
import paper from './paper.module.css'
import { newSection } from './section-form.ts'

type QuestionChoiceProps = {
  form: UseFormReturnType<ExamForm>
  known: readonly Pick<ExamDetail['questionItems'][number], 'id' | 'question'>[]
  /** Told how many minutes questions are given that are chosen here. */
  onMinutes?: (minutes: (readonly [string, number])[]) => void
}

/** The questions of the exam, chosen from the bank of its subject, with their marks in this exam. */
export function QuestionChoice({ form, known, onMinutes = () => undefined }: QuestionChoiceProps) {
  const { subject, questions, sections } = form.values
  // Where the next ones go: the last section that was chosen, or the last there is.
  const [wanted, setWanted] = useState<number | null>(null)
  const [source, setSource] = useState<'bank' | 'blueprint'>('bank')
  const into = Math.min(wanted ?? sections.length - 1, sections.length - 1)
  // What is chosen is read here, whatever the bank beside it is narrowed to.
  const [texts, setTexts] = useState(() => new Map(known.map(({ id, question }) => [id, question])))
  const setQuestions = (changed: ExamForm['questions']) =>
    form.setValues(withPaper(form.getValues(), { questions: changed }))
  // They may have been on their way for a while: the form is asked what it holds now.
  const choose = (asked: readonly BankQuestion[]) => {
    const now = form.getValues()
    const here = new Set(now.questions.map(({ questionId }) => questionId))
    const added = asked.filter(({ id, subjectId }) => subjectId === now.subject && !here.has(id))
    setTexts((before) => new Map([...before, ...added.map(({ id, question }) => [id, question] as const)]))
    onMinutes(added.map(({ id, timeAllocationMinutes }) => [id, timeAllocationMinutes]))
    setQuestions([
      ...now.questions,
      ...added.map(({ id, marksHundredths }) => ({
        questionId: id,
        marks: marksText(marksHundredths),
        section: Math.max(0, into),
      })),
    ])
  }
  const addDrawn = (drawn: readonly Drawn[]) => {
    setTexts((before) => new Map([...before, ...drawn.map(({ id, question }) => [id, question] as const)]))
    onMinutes(drawn.map(({ id, minutes }) => [id, minutes]))
    const section = Math.max(0, into)
    setQuestions([...form.getValues().questions, ...drawn.map(({ id, marks }) => ({ questionId: id, marks, section }))])
  }
  return (
    <Card title="Questions">
      {subject === '' ? (
        <p className={styles.hint}>Choose the subject first. Its questions will then appear here.</p>
      ) : (
        <div className={styles.choice}>
          {/* It has the name of a field, so that the keyboard is led here when something is wrong. */}
          <fieldset className={styles.side} aria-label="Questions of this exam" name="questions" tabIndex={-1}>
            <h3>In this exam ({questions.length})</h3>
            {form.errors.questions && (
              <p className={styles.wrong} role="alert">
                {form.errors.questions}
              </p>
            )}
            <MarksTools form={form} />
            <ChosenList form={form} texts={texts} />
            <Button
              className={paper.add}
              variant="default"
              size="sm"
              leftSection={<IconPlus size={16} aria-hidden="true" />}
              disabled={sections.length >= mostSections}
              onClick={() =>
                form.setValues(withPaper(form.getValues(), { sections: [...sections, newSection(sections.length)] }))
              }
            >
              Add section
            </Button>
            {sections.length > 1 && (
              <NativeSelect
                className={paper.add}
                label="Add questions to"
                value={String(into)}
                data={sections.map(({ title }, place) => ({ value: String(place), label: title }))}
                onChange={(event) => setWanted(Number(event.currentTarget.value))}
              />
            )}
          </fieldset>
          <div className={paper.source}>
            <Button.Group aria-label="Where questions come from">
              {(['bank', 'blueprint'] as const).map((one) => (
                <Button
                  key={one}
                  fullWidth
                  variant={source === one ? 'light' : 'default'}
                  aria-pressed={source === one}
                  onClick={() => setSource(one)}
                >
                  {one === 'bank' ? 'Bank' : 'Blueprint'}
                </Button>
              ))}
            </Button.Group>
            {source === 'bank' ? (
              <BankList
                key={subject}
                subjectId={subject}
                chosen={new Set(questions.map(({ questionId }) => questionId))}
                onChoose={choose}
                onLeaveOut={(id) => setQuestions(questions.filter(({ questionId }) => questionId !== id))}
              />
            ) : (
              <Blueprint
                key={subject}
                subjectId={subject}
                except={questions.map(({ questionId }) => questionId)}
                into={sections[into]?.title}
                onDrawn={addDrawn}
              />
            )}
          </div>
        </div>
      )}
    </Card>
  )
}

/** Two ways to make marks and total agree: share the total out equally, or take the sum of the marks as the total. */
function MarksTools({ form }: { form: UseFormReturnType<ExamForm> }) {
  const { questions, totalMarks } = form.values
  if (questions.length === 0) return null
  return (
    <Group gap="xs" className={styles.tools}>
      <Button
        variant="light"
        size="sm"
        disabled={(marksFromText(totalMarks) ?? 0) === 0}
        onClick={() => form.setFieldValue('questions', withTotalSpread(form.values))}
      >
        Share marks equally
      </Button>
      <Button
        variant="default"
        size="sm"
        onClick={() => form.setFieldValue('totalMarks', marksText(sumOf(form.values)))}
      >
        Use this sum as the total
      </Button>
    </Group>
  )
}
