import { expect, test } from 'vitest'
import { letterBoxOf, mailsOfOneSchool, notificationMailsOfOneSchool } from './mail-limit.ts'

test.each([
  ['pending_verification', true, 20],
  ['inactive', true, 20],
  ['active', true, 500],
  ['active', false, null],
] as const)('a school that is %s, trial %j: %j mails a day', (status, hasTrial, aDay) => {
  expect(mailsOfOneSchool({ status, hasTrial })).toEqual({ anHour: null, aDay })
})

test.each([
  ['Bola.Ade@School.NG', 'bola.ade@school.ng'],
  ['bola+exams@school.ng', 'bola@school.ng'],
  ['bola+a+b@school.ng', 'bola@school.ng'],
  ['b.o.la@gmail.com', 'bola@gmail.com'],
  ['Bola+1@GoogleMail.com', 'bola@gmail.com'],
  ['+1@school.ng', '@school.ng'],
])('what is sent to %s lies in the letter box %s', (address, box) => {
  expect(letterBoxOf(address)).toBe(box)
})

test.each([
  ['pending_verification', true, 8, 6],
  ['active', true, 200, 150],
  ['active', false, null, null],
] as const)(
  'of a school that is %s, trial %j: %j reminders and %j other notifications a day',
  (status, hasTrial, reminders, others) => {
    const shares = notificationMailsOfOneSchool({ status, hasTrial })
    expect([shares.reminders.aDay, shares.others.aDay]).toEqual([reminders, others])
  },
)
