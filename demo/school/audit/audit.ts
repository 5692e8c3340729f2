import type { AuditLine } from '@sabimark/contract/answers.ts'
import { auditDeed } from '@sabimark/domain/school/audit/audit-deed.ts'
import { auditKindOf } from '@sabimark/domain/school/audit/audit-kind.ts'
import { lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import { notGiven } from '@sabimark/domain/words/not-given.ts'
import type { InputOf } from '../../platform/answering.ts'
import { listOf } from '../../platform/list-of.ts'
import { daysFrom, sampleId, schoolDaysFrom } from '../../platform/sample.ts'
import { sampleClasses } from '../classes/classes.ts'
import { sampleSubjects } from '../subjects/subjects.ts'

const admin = { who: 'person', id: sampleId('person', 2), name: 'Ada Sample' } as const
const teacher = { who: 'person', id: sampleId('person', 15), name: 'Tunde Sample' } as const
const sabimark = { who: 'company', id: null, name: 'Sabimark' } as const
const chief = { who: 'person', id: sampleId('person', 1), name: 'Sade Sample' } as const

const named = (noun: 'class' | 'subject', record: { id: string; name: string } | undefined) =>
  record ? { noun, id: record.id, label: record.name, isThere: true } : null

/** What was done at the sample school, oldest first. */
function lines(now: Date): AuditLine[] {
  const line = (
    number: number,
    by: AuditLine['by'],
    at: string,
    action: string,
    more: Partial<Pick<AuditLine, 'about' | 'changes'>> & { total?: number } = {},
  ): AuditLine => ({
    id: sampleId('audit', number),
    by,
    at,
    action,
    about: more.about ?? null,
    changes: more.changes ?? [],
    deed: auditDeed(action, more.total === undefined ? {} : { total: more.total }),
    address: by.who === 'person' ? '192.0.2.7' : null,
    device: by.who === 'person' ? 'Chrome 131 on Windows' : null,
  })
  const student = { noun: 'student', id: sampleId('person', 24), label: 'Adéṣọlá Sample', isThere: true } as const
  return [
    line(1, sabimark, daysFrom(now, -30, '09:00'), 'school.updated', {
      changes: [{ label: 'Phone', before: notGiven, after: '0800 000 0000' }],
    }),
    line(2, teacher, schoolDaysFrom(now, -18, '10:20'), 'exam.published', {
      about: { noun: 'exam', id: sampleId('exam', 1), label: 'Mathematics Mock Examination', isThere: true },
    }),
    line(3, admin, daysFrom(now, -12, '08:40'), 'student.added', { about: student }),
    line(4, admin, daysFrom(now, -12, '08:44'), 'student.class_set', {
      about: student,
      changes: [{ label: 'Class', before: 'SS2A', after: 'SS3A' }],
    }),
    line(5, teacher, daysFrom(now, -9, '13:05'), 'question.updated', {
      about: {
        noun: 'question',
        id: sampleId('question', 1),
        label: 'What is the value of x when 2x + 5 = 15?',
        isThere: true,
      },
      changes: [
        { label: 'Difficulty', before: 'Easy', after: 'Medium' },
        { label: 'Right answer', before: null, after: null },
      ],
    }),
    line(6, admin, daysFrom(now, -5, '15:31'), 'class.deleted', {
      about: { noun: null, id: sampleId('class', 99), label: 'SS3D', isThere: false },
    }),
    line(7, admin, daysFrom(now, -3, '11:12'), 'subject.updated', {
      about: named('subject', sampleSubjects[0]),
      changes: [{ label: 'Duration (minutes)', before: '180', after: '150' }],
    }),
    line(8, admin, daysFrom(now, -2, '09:02'), 'class.closed', {
      about: named('class', sampleClasses[0]),
      changes: [{ label: 'Status', before: 'Open', after: 'Closed' }],
    }),
    line(9, admin, daysFrom(now, -1, '16:45'), 'student.exported', { total: 5 }),
  ]
}

function companyLines(now: Date): AuditLine[] {
  return [
    {
      id: sampleId('audit', 20),
      at: daysFrom(now, -4, '09:30'),
      by: chief,
      action: 'user.invited',
      deed: auditDeed('user.invited'),
      changes: [],
      address: '192.0.2.20',
      device: 'Firefox 133 on Linux',
      about: { noun: 'user', id: sampleId('person', 40), label: 'Musa Sample', isThere: true },
    },
  ]
}

/** The sample lines as the list of the server has them: of the school, or for super administrators of the company. */
export function listSampleAudit(input: InputOf<'school', 'listAudit'>, role: string | null, now: Date) {
  const { by, kind, from, until, about } = input
  const all = role === 'super_admin' ? companyLines(now) : lines(now)
  const found = all.filter((line) => {
    const day = lagosDate(new Date(line.at))
    return (
      (by === undefined || by === line.by.id || by === line.by.who) &&
      (kind === undefined || kind === auditKindOf(line.action)) &&
      (from === undefined || day >= from) &&
      (until === undefined || day <= until) &&
      (about === undefined || about === line.about?.id)
    )
  })
  return listOf(found, input, {
    searched: (line) => [line.about?.label ?? ''],
    sorts: { newest: [({ id }) => id, 'desc'] },
  })
}
