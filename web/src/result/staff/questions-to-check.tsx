import type { QuestionToCheck } from '@sabimark/contract/answers.ts'
import { optionLetter } from '@sabimark/domain/bank/question.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { IconChevronLeft, IconChevronRight, IconFlag } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PutRightButton } from '../../marking/corrections/put-right-button.tsx'
import buttons from '../../platform/list/list-buttons.module.css'
import { PageButton } from '../../platform/navigation.tsx'
import { orpc, readAgain } from '../../platform/queries.ts'
import { Bubble } from '../../platform/ui/bubble.tsx'
import overview from './overview.module.css'
import styles from './questions-to-check.module.css'

const staleMs = 60_000

const shareText = (share: number | null) => (share === null ? '–' : `${Math.round(share * 100)}%`)

/** Questions whose key is suspect, of all exams; none until they have come. */
export function useToCheck(): readonly QuestionToCheck[] {
  return useQuery(orpc.result.toCheck.queryOptions({ staleTime: staleMs })).data?.items ?? []
}

/** They are looked at one after another; nothing where there is none. */
export function QuestionsToCheck({ items }: { items: readonly QuestionToCheck[] }) {
  const [place, setPlace] = useState(0)
  const at = Math.min(place, items.length - 1)
  const shown = items[at]
  if (!shown) return null
  const step = (label: string, to: number, Icon: typeof IconChevronLeft) => {
    const isOff = items[to] === undefined
    // Not `disabled`: the keyboard would be lost at an end.
    return (
      <button
        type="button"
        className={buttons.icon}
        aria-label={label}
        aria-disabled={isOff}
        onClick={() => !isOff && setPlace(to)}
      >
        <Icon size={18} aria-hidden="true" />
      </button>
    )
  }
  return (
    <section aria-labelledby="questions-to-check">
      <div className={styles.head}>
        <h2 id="questions-to-check" className={overview.title}>
          Questions to check{' '}
          <span>
            {at + 1} of {items.length}
          </span>
        </h2>
        {items.length > 1 && (
          <>
            {step('Previous question', at - 1, IconChevronLeft)}
            {step('Next question', at + 1, IconChevronRight)}
          </>
        )}
      </div>
      <Suspect key={`${shown.examId} ${shown.question.questionId}`} {...shown} />
    </section>
  )
}

function Suspect({ examId, examTitle, subject, paperCount, mayCorrect, question }: QuestionToCheck) {
  const { number, options, questionId } = question
  return (
    <article className={styles.suspect}>
      <p className={styles.which}>
        <span className={styles.flag}>
          <IconFlag size={14} aria-hidden="true" />
          KEY SUSPECT
        </span>
        <strong>Question {number}</strong>
        <span className={styles.soft}>
          {subject}: {examTitle}
        </span>
      </p>
      <p>{saidOf(question)}</p>
      <table className={styles.shares}>
        <caption className="only-heard">Who chose which option of question {number}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="only-heard">Option</span>
            </th>
            <th scope="col">Best 27%</th>
            <th scope="col">Weakest 27%</th>
            <th scope="col">All</th>
          </tr>
        </thead>
        <tbody>
          {options.map(({ optionId, isRight, isRival, topShare, bottomShare, share }, place) => (
            <tr key={optionId} data-tone={isRight ? 'right' : isRival ? 'rival' : undefined}>
              <th scope="row">
                <Bubble state={isRight ? 'filled' : 'empty'}>{optionLetter(place)}</Bubble>
                {isRight && <span className="only-heard"> the key</span>}
              </th>
              <Share share={topShare} />
              <Share share={bottomShare} />
              <td>{shareText(share)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.foot}>
        <span className={styles.soft}>{counted(paperCount, 'paper')}</span>
        <PageButton to="/results/exam/$examId/questions" params={{ examId }} variant="default" size="sm">
          See question
        </PageButton>
        {mayCorrect && (
          <PutRightButton examId={examId} questionId={questionId} number={number} onDone={() => void readAgain()} />
        )}
      </div>
    </article>
  )
}

function Share({ share }: { share: number | null }) {
  return (
    <td>
      <span className={styles.share}>
        <span className={styles.bar} style={{ width: `${(share ?? 0) * 64}%` }} aria-hidden="true" />
        {shareText(share)}
      </span>
    </td>
  )
}

/** '21% right. Most of the best candidates chose C; the key says B.' */
function saidOf({ facility, options }: QuestionToCheck['question']): string {
  const lettered = options.map((option, place) => ({ ...option, letter: optionLetter(place) }))
  const key = lettered.filter(({ isRight }) => isRight).map(({ letter }) => letter)
  const [rival] = lettered
    .filter(({ isRival }) => isRival)
    .sort((one, other) => (other.topShare ?? 0) - (one.topShare ?? 0))
  const right = facility === null ? '' : `${shareText(facility)} right. `
  if (!rival) return right.trim()
  const keyText = key.join(' and ')
  return (rival.topShare ?? 0) > 0.5
    ? `${right}Most of the best candidates chose ${rival.letter}; the key says ${keyText}.`
    : `${right}More of the best candidates chose ${rival.letter} than ${keyText}, which the key says.`
}
