import { marksFromText, marksText } from '@sabimark/domain/bank/marks-text.ts'
import { optionLetter } from '@sabimark/domain/bank/question.ts'
import '../../platform/theme/exam-font.css'
import { tagsFromText } from '@sabimark/domain/bank/tags.ts'
import { Markdown, MarkdownLine } from '../../platform/markdown/markdown.tsx'
import { Bubble } from '../../platform/ui/bubble.tsx'
import { BrokenNote } from '../broken-note.tsx'
import { PassageText } from '../passage-text.tsx'
import { rulesOf, withRight } from '../question-draft.ts'
import { QuestionText } from '../question-text.tsx'
import { marksWords, minutesText, typeNames } from '../questions.ts'
import { aroundBlank } from '../rules-words.ts'
import { answered, type Defaults, type Found, filled } from './found.ts'
import styles from './found-question.module.css'

type FoundQuestionProps = {
  one: Found
  defaults: Defaults
  /** Null where nothing can be changed any more. */
  change: ((by: (found: Found) => Found) => void) | null
}

/** The question as the bank would have it. Its right option is chosen here; everything else by Edit. */
export function FoundQuestion({ one, defaults, change }: FoundQuestionProps) {
  const form = filled(one, defaults)
  const { type, options, correctAnswer, isSeveral } = form
  const hasOptions = (type === 'multiple_choice' || type === 'true_false') && one.whyOut === null
  const tags = tagsFromText(form.tags)
  return (
    <div className={styles.sheet}>
      {hasOptions ? (
        <div className={styles.exam}>
          {form.passage.text !== '' && <PassageText text={form.passage.text} />}
          <Markdown text={form.question} />
          <fieldset className={styles.answers} disabled={change === null}>
            <legend data-missing={correctAnswer.length === 0}>
              {correctAnswer.length === 0 ? 'Which answer is right?' : 'Right answer'}
            </legend>
            {options.map((option, index) => {
              const isRight = correctAnswer.includes(option.id)
              return (
                <label key={option.id} className={styles.answer}>
                  <span className={styles.pick}>
                    <input
                      type={isSeveral ? 'checkbox' : 'radio'}
                      name={`right-${one.position}`}
                      checked={isRight}
                      onChange={() => change?.((now) => answered(now, withRight(now.form, option.id)))}
                    />
                    <Bubble size="touch" state={isRight ? 'filled' : 'empty'}>
                      {index < 26 ? optionLetter(index) : index + 1}
                    </Bubble>
                  </span>
                  <span className={styles.words}>
                    <MarkdownLine text={option.text} />
                  </span>
                </label>
              )
            })}
          </fieldset>
        </div>
      ) : (
        <QuestionText
          passage={form.passage.text || null}
          question={form.question}
          options={[]}
          correctOptionIds={[]}
          rules={rulesOf(form)}
        />
      )}
      <BrokenNote
        passage={form.passage.text}
        question={form.question}
        options={hasOptions ? options : []}
        explanation={form.explanation}
        {...aroundBlank(rulesOf(form))}
      />
      {form.explanation !== '' && (
        <details className={styles.explanation}>
          <summary>Explanation</summary>
          <Markdown text={form.explanation} />
        </details>
      )}
      <p className={styles.facts}>
        {one.whyOut === null && <span>{typeNames[type]}</span>}
        {form.topic !== '' && <span>{form.topic}</span>}
        <span>{marksWords(marksText(marksFromText(form.marks) ?? 0))}</span>
        <span>{minutesText(Number(form.timeAllocation.replace(',', '.')) || 0)}</span>
        <span>{form.difficulty}</span>
        {tags.length > 0 && <span>{tags.join(', ')}</span>}
      </p>
    </div>
  )
}
