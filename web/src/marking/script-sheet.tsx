import '../platform/theme/exam-font.css'
import { endOfWords, wordCount } from '@sabimark/domain/bank/word-count.ts'
import { type Ref, useState } from 'react'
import { PassageText } from '../bank/passage-text.tsx'
import { Markdown } from '../platform/markdown/markdown.tsx'
import styles from './desk.module.css'
import { lengthWords } from './length-words.ts'
import { ofMarks } from './of-marks.ts'
import type { Script } from './scripts.ts'

/** What was asked, with the guide for markers, and under it one answer, without a name. */
export function ScriptSheet({ script, place }: { script: Script; place: Ref<HTMLElement> }) {
  const { question, text } = script
  // On a phone the answer has the room, and the guide is a press away.
  const [isWide] = useState(() => window.matchMedia('(min-width: 900px)').matches)
  const guide = question.accepted.length > 0 ? `Accepted: ${question.accepted.join(' · ')}` : question.guide
  return (
    <section ref={place} tabIndex={-1} className={styles.left} aria-label="The answer">
      {question.passage !== null && <PassageText text={question.passage} />}
      <div className={styles.asked}>
        <Markdown text={question.text} />
        <span className={styles.soft}>{ofMarks(question.marksHundredths)}</span>
      </div>
      {guide !== '' && (
        <details className={styles.guide} open={isWide}>
          <summary>Marking guide</summary>
          <p>{guide}</p>
        </details>
      )}
      <article className={styles.sheet}>
        <header className={styles.sheetHead}>
          <span>No names are shown</span>
          <span>{lengthText(script)}</span>
        </header>
        <div className={styles.written}>
          {question.isOnPaper ? (
            <p className={styles.soft}>This answer is on paper. Type its mark into the list of student IDs.</p>
          ) : question.kind === 'essay' ? (
            <Written text={text} maxWords={question.maxWords} />
          ) : (
            <p>
              {question.before} <mark className={styles.blank}>{text}</mark> {question.after}
            </p>
          )}
        </div>
      </article>
    </section>
  )
}

function lengthText({ text, question: { kind, isOnPaper, minWords, maxWords } }: Script): string {
  if (kind !== 'essay' || isOnPaper) return ''
  return lengthWords(wordCount(text), minWords, maxWords)
}

/** As it was typed. Where it goes over the limit a line says so; nothing is cut off. */
function Written({ text, maxWords }: { text: string; maxWords: number | null }) {
  const end = maxWords === null ? null : endOfWords(text, maxWords)
  if (end === null) return <p>{text}</p>
  return (
    <>
      <p>{text.slice(0, end)}</p>
      <p className={styles.limit}>
        <span>{maxWords?.toLocaleString('en-NG')} words</span>
      </p>
      <p>{text.slice(end).trimStart()}</p>
    </>
  )
}
