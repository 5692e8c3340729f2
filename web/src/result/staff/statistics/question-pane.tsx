import { difficultyText, rivalOf, rivalText, separationText } from '@sabimark/domain/result/statistics/plain-words.ts'
import { useQuery } from '@tanstack/react-query'
import { PutRightButton } from '../../../marking/corrections/put-right-button.tsx'
import buttons from '../../../platform/list/list-buttons.module.css'
import { stays } from '../../../platform/list/table-roles.ts'
import { Markdown, MarkdownLine } from '../../../platform/markdown/markdown.tsx'
import { PageLink } from '../../../platform/navigation.tsx'
import { orpc } from '../../../platform/queries.ts'
import { Bubble } from '../../../platform/ui/bubble.tsx'
import { type LetteredOption, lettered, type QuestionFigures } from '../statistics-query.ts'
import { shareText } from './figure-text.ts'
import { flagWords, toldFlags } from './flag-words.ts'
import { MoreFigures } from './more-figures.tsx'
import styles from './statistics.module.css'

type QuestionPaneProps = {
  examId: string
  question: QuestionFigures
  /** Of the whole exam. */
  paperCount: number
  isShuffled: boolean
  mayCorrect: boolean
}

/** One question with its evidence: who chose what, what to do about it, and behind a press its figures. */
export function QuestionPane({ examId, question, paperCount, isShuffled, mayCorrect }: QuestionPaneProps) {
  const { number, flags, kind, bankQuestionId, questionId } = question
  const options = lettered(question)
  const rival = rivalOf(options)
  const said = rivalText(options) ?? separationText(question, paperCount)
  return (
    <>
      <div className={styles.evidence} data-suspect={flags.length > 0 && flagWords[flags[0] ?? 'WEAK'].tone === 'red'}>
        <div className={styles.asked}>
          <Markdown text={question.text} />
        </div>
        <p className={styles.told}>
          <strong>{difficultyText(question, kind === 'one')}</strong> {said}
        </p>
        {options.length > 0 && <Choosers number={number} options={options} />}
        {isShuffled && options.length > 0 && (
          <p className={styles.soft}>Letters as the exam was written; candidates saw other letters.</p>
        )}
        <div className={styles.ways}>
          {bankQuestionId && (
            <PageLink
              to="/questions/$questionId"
              params={{ questionId: bankQuestionId }}
              className={buttons.button}
              aria-label={`Open question ${number} in the Question Bank`}
            >
              See question
            </PageLink>
          )}
          {(kind === 'text' || kind === 'number') && (
            <PageLink
              to="/marking/$examId/$questionId/answers"
              params={{ examId, questionId }}
              className={buttons.button}
              aria-label={`Answers to question ${number}`}
            >
              See the answers
            </PageLink>
          )}
          {mayCorrect && <PutRightButton examId={examId} questionId={questionId} number={number} />}
        </div>
      </div>
      {mayCorrect && kind === 'one' && rival && <WouldMove examId={examId} questionId={questionId} rival={rival} />}
      {toldFlags(flags).map((flag) => (
        <p key={flag} className={styles.todo}>
          {flagWords[flag].todo}
        </p>
      ))}
      <MoreFigures question={question} />
    </>
  )
}

/** Characters of an option that stand beside two bars in one line; a longer one stands above them. */
const mostBesideBars = 5

/** How long it is as it is read: a formula is written in more signs than it shows. */
const shownLength = (text: string) => text.replace(/\\[a-z]+|[${}\\]/gi, '').length

/** No table in a list of rows: the option, and how many of the best and of the weakest chose it. */
function Choosers({ number, options }: { number: number; options: readonly LetteredOption[] }) {
  return (
    <div
      className={styles.options}
      data-math={options.some(({ text }) => text.includes('$'))}
      data-long={options.some(({ text }) => shownLength(text) > mostBesideBars)}
      {...named(number)}
    >
      <div className={styles.choice} {...stays.row}>
        {['Option', 'Best 27%', 'Weakest 27%'].map((head) => (
          <span key={head} {...stays.head} className={styles.head}>
            {head}
          </span>
        ))}
      </div>
      {options.map(({ optionId, letter, text, isRight, isRival, topShare, bottomShare }) => {
        const tone = isRight ? 'right' : isRival ? 'rival' : undefined
        return (
          <div key={optionId} className={styles.choice} {...stays.row}>
            <span {...stays.cell} className={styles.option}>
              <Bubble state={isRight ? 'filled' : 'empty'}>{letter}</Bubble>
              <span>
                <MarkdownLine text={text} />
                {isRight && <span className="only-heard"> (right)</span>}
              </span>
            </span>
            <Share share={topShare} tone={tone} />
            <Share share={bottomShare} tone={tone === 'rival' ? undefined : tone} />
          </div>
        )
      })}
    </div>
  )
}

const named = (number: number) => ({
  ...stays.table,
  'aria-label': `Who chose which option of question ${number}`,
})

type ShareProps = { share: number | null; tone: 'right' | 'rival' | undefined }

function Share({ share, tone }: ShareProps) {
  return (
    <span {...stays.cell} className={styles.share} data-tone={tone}>
      <i style={{ width: `${(share ?? 0) * 72}px` }} aria-hidden="true" />
      {shareText(share)}
    </span>
  )
}

type WouldMoveProps = { examId: string; questionId: string; rival: LetteredOption }

/** What a correction to the rival would do, by the rules alone: nothing is changed by looking. */
function WouldMove({ examId, questionId, rival }: WouldMoveProps) {
  const right = { optionIds: [rival.optionId], texts: [] }
  const { data } = useQuery(
    orpc.marking.tryCorrection.queryOptions({
      input: { examId, correction: { kind: 'correct', questionId, right } },
      context: {},
      retry: false,
    }),
  )
  if (!data) return null
  const { upCount, downCount } = data
  const go = upCount === 1 ? 'candidate goes' : 'candidates go'
  return (
    <p className={styles.todo}>
      With <strong>{rival.letter}</strong> as the key, {upCount.toLocaleString('en-NG')} {go} up and{' '}
      {downCount.toLocaleString('en-NG')} {downCount === 1 ? 'goes' : 'go'} down. You see the names first, and can undo
      it.
    </p>
  )
}
