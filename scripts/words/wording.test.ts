import { expect, test } from 'vitest'
import { ROOT } from '../command.ts'
import { listWords } from './list-words.ts'
import { betterFor } from './wording.ts'

test.each([
  'When a teacher sets an exam for your class, it stands here.',
  'Your results stand here as soon as you have taken an exam.',
  'Go on with the exam',
  'Go on here instead',
  'Put away',
  'Look and release',
  'Follow',
  'None ticked means that the student offers every subject.',
  'Ada was added. The slip waits on the page behind this.',
  'They get in by an invitation mail, or by a first password you hand over.',
  'Spread total evenly',
  'Make the sum the total',
  'Take question 3 off',
  'It is fixed for good: it can be neither changed nor taken back.',
  'Your account may not do this.',
  'This class is not one of your school.',
  'The current password is not right.',
  'This is no date of birth.',
  'Mails',
  'given up',
  'The mail to x is sent again.',
  'You found a hole?',
  'The first test stands in under 3 minutes.',
  'Sabimark sent this mail by itself; nobody reads answers to it',
  'Sign in to go on.',
  'Your time goes on until you submit.',
  'Empty: 23:59',
  'This page looks again by itself.',
  'The answer took',
  'Looked at',
  'What we claim',
  'Which questions are marked by themselves?',
  'Domains are given to who comes first.',
  'The average is {…} %',
  'This exam is not known here.',
  'It holds at once, also for results there are.',
  'New exams begin with it; those that are there keep theirs.',
  'Who sits the exam already is not asked.',
  'What is put right',
  'Minutes more',
  'Nobody has changed this yet.',
  'Whoever was absent',
  'No sitting was added: nobody of them may sit it.',
  'Everybody chooses for themselves in their Profile, too.',
  'Old codes then open nothing any more.',
  'Under each field stands from when it holds.',
  'It stands twice in the list.',
  'Put this in place of what you began?',
  'See what becomes of them',
  'Your paper was handed in by itself.',
  '1 picture has not come.',
  'added students beside the classes',
  '29 not begun yet',
  'Throw away',
  'Do you not know one of them?',
  'Rubric',
  'Ask your class teacher for a new slip.',
  'Please log in again.',
  'Your exam was submitted.',
])('there is a better wording for: %s', (text) => {
  expect(betterFor(text)).not.toEqual([])
})

test.each([
  'An email was not delivered. The mail server cannot be reached.',
  'There is no network. Keep going.',
  'This page updates by itself.',
  'The average is 82%, and there are no more.',
  'Ask whoever runs the hall.',
  'Nobody has started (3 candidates).',
  'Two teachers, too, may share it.',
  'The picture beside the text has come back.',
  'Use your phone in place of the slip.',
])('there is none for: %s', (text) => {
  expect(betterFor(text)).toEqual([])
})

test('no text people read has a better wording', () => {
  const found = listWords(ROOT)
  expect(found.length).toBeGreaterThan(1000)
  const worse = found.filter(({ text }) => betterFor(text).length > 0)
  expect(worse.map(({ file, line, text }) => `${file}:${line} ${text}: ${betterFor(text).join(', ')}`)).toEqual([])
})
