import styles from './sender-strip.module.css'
import { thisDevice } from './this-device.ts'

/** The line at the head of the page about answers that wait. Plain DOM: it stands on every page of ours. */
export type SenderStrip = {
  /** `exam` as `whoseExam` calls it. */
  sending: (count: number, exam: string) => void
  waiting: (count: number, exam: string) => void
  /** They would be late now: who sits the exam can still open it again. */
  held: (count: number, exam: string) => void
  sent: (count: number, exam: string) => void
  /** Nothing waits any more; a sentence that is to be closed stays. */
  clear: () => void
  /** Says the sentence until it is closed. */
  refused: (sentence: string) => void
}

const goneAfterMs = 8_000

/** `onSaveFile`: what waits leaves the device as a file, where no network comes back. */
export function senderStrip(onSaveFile: () => void): SenderStrip {
  let strip: HTMLElement | null = null
  let leaving: ReturnType<typeof setTimeout> | undefined

  const hide = () => {
    strip?.remove()
    strip = null
  }
  const show = (text: string, tone: 'quiet' | 'good' | 'bad') => {
    clearTimeout(leaving)
    strip ??= document.body.insertBefore(document.createElement('div'), document.body.firstChild)
    strip.className = styles.strip ?? ''
    strip.dataset.tone = tone
    strip.setAttribute('role', 'status')
    // A button stays under the finger, or keeps its focus, while the same is said again.
    if (strip.firstChild?.textContent !== text) strip.textContent = text
  }
  const button = (words: string, onClick: () => void) => {
    if (strip?.querySelector('button')) return
    const one = document.createElement('button')
    one.type = 'button'
    one.textContent = words
    one.addEventListener('click', onClick)
    strip?.append(one)
  }
  const unsent = (text: string) => {
    show(text, 'quiet')
    button('Save answer file', onSaveFile)
  }
  return {
    sending: (count, exam) => show(`Sending ${answers(count)} of ${exam}…`, 'quiet'),
    waiting: (count, exam) =>
      unsent(`Not sent yet: ${answers(count)} of ${exam}. Safe on ${thisDevice()}; sent when there is a network.`),
    held: (count, exam) =>
      unsent(
        `Not sent yet: ${answers(count)} of ${exam}. Safe on ${thisDevice()}. To send them in time, the candidate signs in here and continues the exam.`,
      ),
    clear: () => {
      if (strip?.dataset.tone === 'quiet') hide()
    },
    sent: (count, exam) => {
      show(`Sent: ${answers(count)} of ${exam}.`, 'good')
      leaving = setTimeout(hide, goneAfterMs)
    },
    refused: (sentence) => {
      show(sentence, 'bad')
      button('Close', hide)
    },
  }
}

function answers(count: number): string {
  if (count === 0) return 'the last steps'
  return count === 1 ? '1 answer' : `${count} answers`
}
