import { auditDeed, hasWords } from '@sabimark/domain/school/audit/audit-deed.ts'
import { auditKindOf } from '@sabimark/domain/school/audit/audit-kind.ts'
import { expect, test } from 'vitest'
import { writtenActions } from '../../../test/written-actions.ts'

const actions = writtenActions()

test('the search of the sources finds what is written in every way', () => {
  const some = ['student.deactivated', 'class.deleted', 'exam.published', 'marking.key_bonus', 'user.photo_set']
  const others = ['exam_settings.updated', 'audit.exported', 'attempt.late_refused', 'act.undone', 'subject.restored']
  expect(actions).toEqual(expect.arrayContaining([...some, ...others, 'exam.students_taken_out', 'student.class_set']))
})

test('every action the server writes has words', () => {
  expect(actions.filter((action) => !hasWords(action))).toEqual([])
})

test('what is put together reads as English', () => {
  for (const action of actions) expect(auditDeed(action, { total: 2 })).toMatch(/^[a-z][A-Za-z0-9 ,-]+$/)
  expect(auditDeed('class.closed')).toBe('closed this class')
  expect(auditDeed('student.exported', { total: 214 })).toBe('exported 214 students')
  expect(auditDeed('audit.exported', { total: 1 })).toBe('exported 1 line of the audit')
  expect(auditDeed('audit.exported', { total: null })).toBe('exported a list (audit)')
})

test('every action belongs to a kind, and few to none of the named ones', () => {
  expect(actions.filter((action) => auditKindOf(action) === 'other')).toEqual(['act.undone', 'mail.sent_again'])
})
