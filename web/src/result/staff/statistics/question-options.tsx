import { reasonText } from '@sabimark/domain/result/statistics/reason.ts'
import { PutRightButton } from '../../../marking/corrections/put-right-button.tsx'
import { stays } from '../../../platform/list/table-roles.ts'
import { MarkdownLine } from '../../../platform/markdown/markdown.tsx'
import { PageButton } from '../../../platform/navigation.tsx'
import { Bubble } from '../../../platform/ui/bubble.tsx'
import { availableText, coefficientText, decimalText, shareText } from './figure-text.ts'
import { flagWords } from './flag-words.ts'
import styles from './statistics.module.css'
import { letterAt, type OptionFigures, type QuestionFigures } from './statistics.ts'

type QuestionOptionsProps = { examId: string; question: QuestionFigures; isShuffled: boolean; mayCorrect: boolean }

/** One question opened: what to do about it, who chose what, and its other figures. */
export function QuestionOptions({ examId, question, isShuffled, mayCorrect }: QuestionOptionsProps) {
  const { number, flags, options, kind, bankQuestionId, why } = question
  const isBlank = kind === 'text' || kind === 'number'
  return (
    <div className={styles.opened}>
      {flags.length > 0 && (
        <ul className={styles.todo}>
          {flags.map((flag) => (
            <li key={flag}>{flagWords[flag].todo}</li>
          ))}
        </ul>
      )}
      {options.length > 0 && (
        <>
          <div className={styles.options} {...ofOptions(number)}>
            <div className={styles.choice} {...stays.row}>
              {['Option', 'Best 27%', 'Weakest 27%', 'All', 'r'].map((head) => (
                <span key={head} {...stays.head} className={styles.head}>
                  {head}
                </span>
              ))}
            </div>
            {options.map((option, place) => (
              <Option key={option.optionId} option={option} letter={letterAt(place)} />
            ))}
          </div>
          <p className={styles.soft}>
            {isShuffled &&
              'Letters and numbers are those of the exam as it was written; candidates saw other letters. '}
            r: how choosing this option goes with the marks of the other questions.
          </p>
        </>
      )}
      <dl className={styles.others}>
        <Other name="Mean" value={`${decimalText(question.mean)} of ${availableText(question.availableMarks)}`} />
        <Other name="Spread (SD)" value={decimalText(question.sd)} />
        <Other name="Left out" value={shareText(question.omitted)} />
        {question.chance !== null && <Other name="By chance" value={shareText(question.chance)} />}
        <Other name="Best less weakest (D27)" value={coefficientText(question.d27)} why={why.d27} />
        <Other name="r with itself left in" value={coefficientText(question.uncorrected)} why={why.uncorrected} />
        <Other name="Weight, intended" value={`${decimalText(question.intendedWeight)}%`} />
        <Other
          name="Weight, in effect"
          value={question.effectiveWeight === null ? '–' : `${decimalText(question.effectiveWeight)}%`}
          why={why.effectiveWeight}
        />
        <Other
          name="Reliability without it"
          value={coefficientText(question.alphaIfDeleted)}
          why={why.alphaIfDeleted}
        />
      </dl>
      <div className={styles.ways}>
        {mayCorrect && <PutRightButton examId={examId} questionId={question.questionId} number={number} />}
        {isBlank && (
          <PageButton
            to="/marking/$examId/$questionId/answers"
            params={{ examId, questionId: question.questionId }}
            variant="default"
            aria-label={`Answers to question ${number}`}
          >
            See the answers
          </PageButton>
        )}
        {bankQuestionId && (
          <PageButton
            to="/questions/$questionId"
            params={{ questionId: bankQuestionId }}
            variant="default"
            aria-label={`Open question ${number} in the Question Bank`}
          >
            Open in the Question Bank
          </PageButton>
        )}
      </div>
    </div>
  )
}

/** No table in a table: on a phone the rows of the outer one are cards. */
function ofOptions(number: number) {
  return { ...stays.table, 'aria-label': `Who chose which option of question ${number}` }
}

function Option({ option, letter }: { option: OptionFigures; letter: string }) {
  const { isRight, isRival, text, topShare, bottomShare, share, chosenCount, discrimination } = option
  const tone = isRight ? 'right' : isRival ? 'rival' : undefined
  return (
    <div className={styles.choice} {...stays.row}>
      <span {...stays.cell} className={styles.option}>
        <Bubble state={isRight ? 'right' : 'empty'}>{letter}</Bubble>
        <span>
          <MarkdownLine text={text} />
          {isRight && <span className="only-heard"> (right)</span>}
        </span>
      </span>
      <Share share={topShare} tone={tone} />
      <Share share={bottomShare} tone={tone} />
      <span {...stays.cell}>
        {shareText(share)} <span className={styles.count}>({chosenCount})</span>
      </span>
      <span {...stays.cell}>{coefficientText(discrimination)}</span>
    </div>
  )
}

type ShareProps = { share: number | null; tone: 'right' | 'rival' | undefined }

function Share({ share, tone }: ShareProps) {
  return (
    <span {...stays.cell}>
      <span className={styles.bar} data-tone={tone} aria-hidden="true">
        <i style={{ width: `${(share ?? 0) * 100}%` }} />
      </span>
      {shareText(share)}
    </span>
  )
}

type OtherProps = { name: string; value: string; why?: Parameters<typeof reasonText>[0] | undefined }

function Other({ name, value, why }: OtherProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value}
        {why && <span className={styles.why}>{reasonText(why)}</span>}
      </dd>
    </div>
  )
}
