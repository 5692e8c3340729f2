import type { ActivityLine } from '@sabimark/contract/answers.ts'
import { nearTime } from '@sabimark/domain/words/near-time.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** When it happened, as people say it: 'just now', '5 minutes ago', and of what is older than a day its date: 'yesterday', 'Mon 23 Nov'. */
export function agoText({ agoMs, at }: Pick<ActivityLine, 'agoMs' | 'at'>): string {
  if (agoMs < minuteMs) return 'just now'
  if (agoMs < hourMs) return ago(Math.floor(agoMs / minuteMs), 'minute')
  if (agoMs < dayMs) return ago(Math.floor(agoMs / hourMs), 'hour')
  const then = new Date(at)
  return nearTime(then, new Date(then.getTime() + agoMs)).replace(/,[^,]*$/, '')
}

function ago(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`
}

type ActivityWordsInput = Pick<ActivityLine, 'kind' | 'name' | 'count' | 'isAtLeast' | 'actor' | 'isMine'>

/**
 * What happened, in three parts: who and what they did, the name of what they did it to, and what follows it. The name
 * stands by itself so that a screen can lead from it to the exam.
 */
export function activityWords(line: ActivityWordsInput): { before: string; name: string; after: string } {
  const { kind, name } = line
  const who = line.isMine ? 'You' : (line.actor ?? 'Somebody')
  switch (kind) {
    case 'exam_published':
      return { before: `${who} published `, name, after: '' }
    case 'exam_started':
      return { before: `${who} started `, name, after: '' }
    case 'exam_opened':
      return { before: '', name, after: ' opened' }
    case 'exam_closed':
      return { before: '', name, after: ` closed with ${counted(line.count, 'paper', false)} handed in` }
    case 'results_released':
      return { before: `${who} released the results of `, name, after: '' }
    case 'exam_moved':
      return { before: `${who} moved `, name, after: ' to another time' }
    case 'exam_withdrawn':
      return { before: `${who} withdrew `, name, after: '' }
    case 'exam_changed':
      return { before: `${who} published changes of `, name, after: '' }
    case 'key_corrected':
      return { before: `${who} put the key of `, name, after: ' right' }
    case 'student_added':
      return { before: `${who} added `, name, after: andMore(line, 'student') }
    case 'teacher_added':
      return { before: `${who} added `, name, after: andMore(line, 'teacher') || ' as a teacher' }
    case 'subject_added':
      return { before: `${who} added `, name, after: andMore(line, 'subject') || ' as a subject' }
    case 'class_added':
      return { before: `${who} added `, name, after: andMore(line, 'class') || ' as a class' }
    // Its words may be long, and many have formulas: it is known by its subject.
    case 'question_added':
      return line.count === 1
        ? { before: `${who} added a question in `, name, after: '' }
        : { before: `${who} added ${counted(line.count, 'question', line.isAtLeast)}, the latest in `, name, after: '' }
    case 'students_imported':
      return { before: `${who} imported students from `, name, after: '' }
    case 'questions_imported':
      return { before: `${who} imported questions from `, name, after: '' }
    case 'questions_taken':
      return { before: `${who} took `, name: name.toLowerCase(), after: ' into the bank' }
    case 'year_begun':
      return { before: `${who} began the school year `, name, after: '' }
    case 'year_undone':
      return { before: `${who} took the beginning of `, name, after: ' back' }
  }
}

/** ' and 4 other students' where more than the one named were added. */
function andMore({ count, isAtLeast }: ActivityWordsInput, noun: string): string {
  return count === 1
    ? noun === 'student'
      ? ' as a student'
      : ''
    : ` and ${counted(count - 1, `other ${noun}`, isAtLeast)}`
}

const pluralOf = (noun: string) => `${noun}${noun.endsWith('s') ? 'es' : 's'}`

function counted(count: number, noun: string, isAtLeast: boolean): string {
  if (count === 0) return `no ${noun}`
  return `${isAtLeast ? 'at least ' : ''}${count.toLocaleString('en-NG')} ${count === 1 ? noun : pluralOf(noun)}`
}
