import { formatLagos } from '../../words/lagos-time.ts'
import { counted } from '../../words/plural.ts'

/** A sitting as a calendar is told of it: what its candidate may know before the start, and nothing of its outcome. */
export type CalendarEvent = {
  id: string
  title: string
  subject: string
  /** Empty for none. */
  location: string
  durationMinutes: number
  opensAt: Date
  closesAt: Date
  /** Grows with each change; `changedAt` says when the last one was. */
  revision: number
  changedAt: Date
}

const longWindowMs = 12 * 3_600_000

/**
 * Exams as a calendar file (RFC 5545), in UTC. What is open for more than twelve hours is two events, for nobody sits there
 * all the time: when it opens and when it closes. `hasAlarms`: with an alarm a day and an hour before each begins.
 */
export function calendarFile(
  events: readonly CalendarEvent[],
  { host, hasAlarms }: { host: string; hasAlarms: boolean },
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sabimark//Schedule//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:My exams',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap((event) => entriesOf(event, host, hasAlarms)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function entriesOf(event: CalendarEvent, host: string, hasAlarms: boolean): string[] {
  const { id, title, opensAt, closesAt } = event
  const alarms = hasAlarms ? ['-P1D', '-PT1H'].flatMap((trigger) => alarm(trigger, title)) : []
  if (closesAt.getTime() - opensAt.getTime() <= longWindowMs) {
    return entry(event, { uid: `${id}@${host}`, summary: title, from: opensAt, until: closesAt, alarms })
  }
  return [
    ...entry(event, { uid: `${id}-opens@${host}`, summary: `${title} opens`, from: opensAt, alarms }),
    ...entry(event, { uid: `${id}-closes@${host}`, summary: `${title} closes`, from: closesAt, alarms: [] }),
  ]
}

type Entry = { uid: string; summary: string; from: Date; until?: Date; alarms: string[] }

function entry(event: CalendarEvent, { uid, summary, from, until, alarms }: Entry): string[] {
  const minutes = counted(event.durationMinutes, 'minute')
  const window = `Open from ${formatLagos(event.opensAt)} until ${formatLagos(event.closesAt)}, Lagos time.`
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${event.revision - 1}`,
    `DTSTAMP:${utc(event.changedAt)}`,
    `DTSTART:${utc(from)}`,
    ...(until ? [`DTEND:${utc(until)}`] : []),
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(`${event.subject}, ${minutes}. ${window}`)}`,
    ...(event.location === '' ? [] : [`LOCATION:${escaped(event.location)}`]),
    ...alarms,
    'END:VEVENT',
  ]
}

function alarm(trigger: string, title: string): string[] {
  return ['BEGIN:VALARM', 'ACTION:DISPLAY', `TRIGGER:${trigger}`, `DESCRIPTION:${escaped(title)}`, 'END:VALARM']
}

/** 20261124T080000Z */
function utc(instant: Date): string {
  return `${instant.toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`
}

/** A text as a value: line ends and the signs of the format are written out, other controls are dropped. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '')
}

const mostOctets = 75

/** In pieces of at most 75 octets; a letter is never cut, or calendars drop the whole file. */
function folded(line: string): string {
  let [text, octets] = ['', 0]
  for (const letter of line) {
    const size = octetsOf(letter.codePointAt(0) ?? 0)
    if (octets + size > mostOctets) {
      text += '\r\n '
      octets = 1
    }
    text += letter
    octets += size
  }
  return text
}

function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1
  if (codePoint < 0x800) return 2
  return codePoint < 0x10000 ? 3 : 4
}
