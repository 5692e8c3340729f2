import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CalendarEvent, calendarFile } from './calendar-file.ts'

const event: CalendarEvent = {
  ...{ id: 'sitting-1', title: 'Ìdánwò Ìṣirò', subject: 'Mathematics', location: 'Hall A', durationMinutes: 60 },
  ...{ opensAt: new Date('2026-11-24T08:00:00Z'), closesAt: new Date('2026-11-24T10:30:00Z') },
  ...{ revision: 1, changedAt: new Date('2026-11-20T12:00:00Z') },
}
const host = 'sabimark.test'
const fileOf = (...events: CalendarEvent[]) => calendarFile(events, { host, hasAlarms: false })
/** As a calendar reads it. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')
const readIn = (file: string, name: string) =>
  linesOf(file)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)

test('an exam is one event in UTC, with what its candidate may know', () => {
  expect(linesOf(fileOf(event))).toEqual([
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Sabimark//Schedule//EN', 'CALSCALE:GREGORIAN', 'METHOD:PUBLISH'],
    ...['X-WR-CALNAME:My exams', 'REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H', 'BEGIN:VEVENT'],
    ...['UID:sitting-1@sabimark.test', 'SEQUENCE:0', 'DTSTAMP:20261120T120000Z', 'DTSTART:20261124T080000Z'],
    ...['DTEND:20261124T103000Z', 'SUMMARY:Ìdánwò Ìṣirò'],
    'DESCRIPTION:Mathematics\\, 60 minutes. Open from Tue 24 Nov 2026\\, 9:00\u00a0am until Tue 24 Nov 2026\\, 11:30\u00a0am\\, Lagos time.',
    ...['LOCATION:Hall A', 'END:VEVENT', 'END:VCALENDAR', ''],
  ])
})

test('one that is open for more than twelve hours is two events, without a length', () => {
  const file = fileOf({ ...event, closesAt: new Date('2026-12-08T15:00:00Z') })
  expect(linesOf(file).filter((line) => /^(UID|DTSTART|DTEND|SUMMARY)/.test(line))).toEqual([
    ...['UID:sitting-1-opens@sabimark.test', 'DTSTART:20261124T080000Z', 'SUMMARY:Ìdánwò Ìṣirò opens'],
    ...['UID:sitting-1-closes@sabimark.test', 'DTSTART:20261208T150000Z', 'SUMMARY:Ìdánwò Ìṣirò closes'],
  ])
})

test('a sitting that was moved is the same event with a higher number', () => {
  const moved = fileOf({ ...event, revision: 3 })
  expect(readIn(moved, 'SEQUENCE')).toBe('2')
  expect(readIn(moved, 'UID')).toBe(readIn(fileOf(event), 'UID'))
})

test('the download has an alarm a day and an hour before, the feed has none', () => {
  const triggers = linesOf(calendarFile([event], { host, hasAlarms: true })).filter((line) =>
    line.startsWith('TRIGGER'),
  )
  expect(triggers).toEqual(['TRIGGER:-P1D', 'TRIGGER:-PT1H'])
  expect(fileOf(event)).not.toContain('VALARM')
})

test('whatever the title is, no line is longer than 75 octets, none cuts a letter, and it reads back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (title) => {
      const file = fileOf({ ...event, title })
      const lines = file.split('\r\n')
      expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
      expect(lines.slice(0, -1).every((line) => line.isWellFormed() && !/[\r\n]/.test(line))).toBe(true)
      const read = readIn(file, 'SUMMARY')?.replaceAll(/\\([\\;,n])/g, (_, sign) => (sign === 'n' ? '\n' : sign))
      const kept = title.replaceAll(/\r\n|[\r\n\u2028\u2029]/g, '\n').replaceAll(/[^\P{Cc}\n]/gu, '')
      expect(read).toBe(kept)
    }),
  )
})
