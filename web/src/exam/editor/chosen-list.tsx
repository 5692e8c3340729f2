import { ActionIcon, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { marksFromText } from '@sabimark/domain/bank/marks-text.ts'
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react'
import { memo, type ReactNode } from 'react'
import { MarkdownLine } from '../../platform/markdown/markdown.tsx'
import { useLatestCallback } from '../../platform/use-latest-callback.ts'
import styles from '../exam.module.css'
import { type ChosenQuestion, type ExamForm, moved, withoutSection, withPaper } from './exam-draft.ts'
import { SectionFields } from './section-fields.tsx'

/** What the chosen questions ask, by id. */
export type Texts = ReadonlyMap<string, string>

type ChosenListProps = { form: UseFormReturnType<ExamForm>; texts: Texts }

/** The chosen questions in their order, section by section, each with its marks in this exam. */
export function ChosenList({ form, texts }: ChosenListProps) {
  const { questions, sections } = form.values
  const change = (part: Partial<Pick<ExamForm, 'questions' | 'sections'>>) =>
    form.setValues(withPaper(form.getValues(), part))
  const changeQuestions = useLatestCallback((changed: ChosenQuestion[]) => change({ questions: changed }))
  const row = (question: ChosenQuestion) => (
    <ChosenRow
      key={question.questionId}
      question={question}
      index={questions.indexOf(question)}
      text={texts.get(question.questionId)}
      questions={questions}
      sections={sections}
      onChange={changeQuestions}
    />
  )
  if (sections.length === 0) {
    if (questions.length === 0) return <p className={styles.hint}>No question chosen yet. Add some from the bank.</p>
    return <ol className={styles.list}>{questions.map(row)}</ol>
  }
  return sections.map((section, place) => {
    const own = questions.filter((one) => one.section === place)
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a section is known by its place alone
      <section key={place} aria-label={section.title}>
        <SectionFields
          section={section}
          place={place}
          marks={own.map(({ marks }) => marksFromText(marks) ?? 0)}
          onChange={(changed) => change({ sections: sections.map((one) => (one === section ? changed : one)) })}
          onRemove={() => change(withoutSection(form.getValues(), place))}
        />
        {own.length === 0 ? (
          <p className={styles.hint}>No question in this section yet.</p>
        ) : (
          <ol className={styles.list}>{own.map(row)}</ol>
        )}
      </section>
    )
  })
}

type ChosenRowProps = {
  question: ChosenQuestion
  index: number
  text: string | undefined
  questions: ExamForm['questions']
  sections: ExamForm['sections']
  onChange: (questions: ChosenQuestion[]) => void
}

/** Drawn again only when the paper has changed: a key in the title redraws no row. */
const ChosenRow = memo(DrawnRow)

function DrawnRow({ question, index, text, questions, sections, onChange }: ChosenRowProps) {
  const { questionId, marks, section } = question
  const number = index + 1
  return (
    <li className={styles.row}>
      <span className={styles.number}>{number}.</span>
      <span className={styles.text}>
        {text === undefined ? (
          'A question that is no longer in the bank'
        ) : (
          <span className={styles.beginning}>
            <Line text={text} />
          </span>
        )}
      </span>
      <TextInput
        className={styles.marks}
        size="sm"
        label="Marks"
        aria-label={`Marks of question ${number}`}
        name="marks"
        inputMode="decimal"
        maxLength={7}
        value={marks}
        error={marksFromText(marks) === null}
        onChange={(event) => {
          const typed = event.currentTarget.value
          onChange(questions.map((one) => (one.questionId === questionId ? { ...one, marks: typed } : one)))
        }}
      />
      <span className={styles.move}>
        <Small
          label={`Move question ${number} up`}
          isDisabled={index === 0 && section === 0}
          onClick={() => onChange(moved({ questions, sections }, index, -1))}
        >
          <IconArrowUp size={16} aria-hidden="true" />
        </Small>
        <Small
          label={`Move question ${number} down`}
          isDisabled={number === questions.length && section >= sections.length - 1}
          onClick={() => onChange(moved({ questions, sections }, index, 1))}
        >
          <IconArrowDown size={16} aria-hidden="true" />
        </Small>
        <Small
          label={`Remove question ${number}`}
          onClick={() => onChange(questions.filter((one) => one.questionId !== questionId))}
        >
          <IconX size={16} aria-hidden="true" />
        </Small>
      </span>
    </li>
  )
}

/** The beginning of a question, on as few lines as the list gives it. */
export function Line({ text }: { text: string }) {
  return <MarkdownLine text={text.replaceAll('\n', ' ')} />
}

type SmallProps = { label: string; isDisabled?: boolean; onClick: () => void; children: ReactNode }

function Small({ label, isDisabled, onClick, children }: SmallProps) {
  return (
    <ActionIcon variant="subtle" color="gray" size={44} aria-label={label} disabled={isDisabled} onClick={onClick}>
      {children}
    </ActionIcon>
  )
}
