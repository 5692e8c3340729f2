import { roleLabel, roles } from '@sabimark/domain/people/role.ts'
import { expect, test } from 'vitest'
import { contract } from './contract.ts'
import { type CallName, callPermissions, mayCall, type Who } from './permission.ts'

const everybody: readonly Who[] = [...roles, 'anyone', 'ticket']
const callsOf = (who: Who) => Object.keys(callPermissions).filter((call) => mayCall(who, call as CallName))
const openCalls = callsOf('anyone')

test.each<[Who, CallName, boolean]>([
  ['anyone', 'people.signUp', true],
  ['student', 'people.signOut', true],
  ['anyone', 'people.refreshSession', false],
  ['student', 'people.refreshSession', true],
  ['anyone', 'people.changePassword', false],
  ['super_admin', 'people.changePassword', true],
  ['super_admin', 'school.list', true],
  ['school_admin', 'school.list', false],
  ['teacher', 'people.addStudent', false],
  ['teacher', 'people.listStudents', true],
  ['teacher', 'people.listTeachers', false],
  ['teacher', 'people.listUsers', false],
  ['teacher', 'people.changeRole', false],
  ['super_admin', 'people.inviteAdmin', true],
  ['super_admin', 'people.changeRole', false],
  ['teacher', 'people.getStudent', false],
  ['teacher', 'people.issueSlips', true],
  ['student', 'school.undo', false],
  ['student', 'bank.listQuestions', false],
  ['student', 'exam.get', false],
  ['student', 'result.listForExam', false],
  ['student', 'result.get', true],
  ['teacher', 'result.listMine', false],
  ['student', 'attempt.content', false],
  ['ticket', 'attempt.content', true],
  ['student', 'attempt.save', false],
  ['ticket', 'attempt.save', true],
  ['ticket', 'result.ofTicket', true],
  ['ticket', 'result.get', false],
  ['anyone', 'attempt.content', false],
  ['student', 'notice.list', true],
  ['super_admin', 'notice.markRead', true],
  ['anyone', 'notice.list', false],
  ['teacher', 'notice.listMails', false],
  ['school_admin', 'notice.sendMailAgain', true],
  ['super_admin', 'notice.listMails', false],
  ['school_admin', 'notice.countMails', false],
])('%s, %s: %s', (who, call, expected) => {
  expect(mayCall(who, call)).toBe(expected)
})

test('every call that is not open to anyone names the refusals of a stranger', () => {
  const without = Object.entries(contract).flatMap(([room, calls]) =>
    Object.entries(calls)
      .filter(
        ([verb]) =>
          !mayCall('anyone', `${room}.${verb}` as CallName) && !mayCall('ticket', `${room}.${verb}` as CallName),
      )
      .filter(([, call]) => !('NOT_SIGNED_IN' in call['~orpc'].errorMap && 'NOT_ALLOWED' in call['~orpc'].errorMap))
      .map(([verb]) => `${room}.${verb}`),
  )
  expect(without).toEqual([])
})

test('a ticket opens six calls beside the open ones', () => {
  expect(callsOf('ticket').filter((call) => !openCalls.includes(call))).toEqual([
    'attempt.content',
    'attempt.save',
    'attempt.log',
    'attempt.arrive',
    'marking.checkAnswer',
    'result.ofTicket',
  ])
})

test('of what belongs to schools a super_admin has their list, facts, figures and reports, the company’s settings, the own acts and notices, and nothing else', () => {
  const own = callsOf('super_admin').filter((call) => !openCalls.includes(call) && !call.startsWith('people.'))
  expect(own).toEqual([
    'school.list',
    'school.figures',
    'school.plans',
    'school.lastBackup',
    'school.getSchool',
    'school.updateSchool',
    'school.billing',
    'school.recordPeriod',
    'school.voidPeriod',
    'school.setNextPlan',
    'school.extendTrial',
    'report.preview',
    'report.make',
    'report.listMade',
    'report.getMade',
    'report.cancel',
    'report.share',
    'report.listShares',
    'report.revokeShare',
    'report.email',
    'school.getSettings',
    'school.saveSchoolInfo',
    'school.saveExamSettings',
    'school.saveSecuritySettings',
    'school.saveNotificationSettings',
    'school.listAudit',
    'school.undo',
    'notice.list',
    'notice.markRead',
    'notice.preferences',
    'notice.savePreferences',
    'notice.countMails',
  ])
  expect(mayCall('super_admin', 'people.listStudents') || mayCall('super_admin', 'people.listTeachers')).toBe(false)
})

test('a teacher may nothing that a school_admin may not', () => {
  expect(callsOf('teacher').filter((call) => !mayCall('school_admin', call as CallName))).toEqual([])
})

test('no call is closed to everybody', () => {
  for (const call of Object.keys(callPermissions)) {
    expect(everybody.some((who) => mayCall(who, call as CallName))).toBe(true)
  }
})

test('roles read without underscore', () => {
  expect(roles.map(roleLabel)).toEqual(['super admin', 'school admin', 'teacher', 'student'])
})
