import { changeLabels } from '@sabimark/domain/exam/changes/exam-changes.ts'
import { profileFields } from '@sabimark/domain/people/profile/profile-fields.ts'
import { leaveFields } from '@sabimark/domain/people/students/leaving.ts'
import { studentFields } from '@sabimark/domain/people/students/student-fields.ts'
import { teacherFields } from '@sabimark/domain/people/teachers/teacher-fields.ts'
import { billingFields } from '@sabimark/domain/school/billing/billing-fields.ts'
import { classFields } from '@sabimark/domain/school/classes/class-fields.ts'
import { gradingFields } from '@sabimark/domain/school/grading/grading-fields.ts'
import { examSettingFields } from '@sabimark/domain/school/settings/exam-setting-fields.ts'
import { notificationSettingFields } from '@sabimark/domain/school/settings/notification-setting-fields.ts'
import { schoolInfoFields } from '@sabimark/domain/school/settings/school-info-fields.ts'
import { securitySettingFields } from '@sabimark/domain/school/settings/security-setting-fields.ts'
import { subjectFields } from '@sabimark/domain/school/subjects/subject-fields.ts'
import { termFields } from '@sabimark/domain/school/terms/term-fields.ts'

import type { AuditFields, ShownField } from './school/audit/list-audit.ts'

type ShownFields = Readonly<Record<string, ShownField>>

const named = (labels: Readonly<Record<string, string>>): ShownFields =>
  Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, { label }]))

const person = {
  ...profileFields,
  ...named({ status: 'Status', email: 'Email', subjectIds: 'Subjects', classIds: 'Classes Assigned' }),
  role: {
    label: 'Role',
    names: { teacher: 'Teacher', school_admin: 'School Admin', super_admin: 'Super Admin', student: 'Student' },
  },
}

const exam = {
  ...named(changeLabels),
  ...named({ ownerId: 'Owner', opensAt: 'Opens', closesAt: 'Closes', release: 'Scores are shown', status: 'Status' }),
  durationMinutes: { label: 'Duration', unit: 'minute' },
}

const question = named({
  subjectId: 'Subject',
  difficulty: 'Difficulty',
  topic: 'Topic',
  tags: 'Tags',
  status: 'Status',
  ownerId: 'Owner',
})

/**
 * The fields whose values the audit shows, by the noun an action begins with. A field that is not here is said to have
 * changed, or not even that: no value of it is ever shown.
 */
const shownFields: Readonly<Record<string, ShownFields>> = {
  student: { ...person, ...studentFields, ...leaveFields, classId: { label: 'Class' } },
  teacher: { ...person, ...teacherFields },
  user: person,
  class: { ...classFields, ...named({ formTeacherId: 'Form Teacher', status: 'Status' }) },
  subject: subjectFields,
  term: termFields,
  exam,
  work: exam,
  question,
  grading: { ...gradingFields, ...named({ scale: 'Grades', levels: 'Levels' }) },
  school: { ...schoolInfoFields, ...billingFields },
  exam_settings: examSettingFields,
  security_settings: securitySettingFields,
  notification_settings: notificationSettingFields,
}

/** Fields of which only the name is said: what a question asks and what is right of it stays in the bank. */
const heldBack: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  question: {
    question: 'Question',
    options: 'Options',
    correctOptionIds: 'Right answer',
    rules: 'How it is judged',
    explanation: 'Explanation',
    passageId: 'Passage',
    type: 'Question type',
    marksHundredths: 'Marks',
    timeAllocationMinutes: 'Time',
  },
  passage: { text: 'Text' },
}

/** The fields of all rooms, as the audit reads them. */
export const auditFields: AuditFields = {
  shown(noun, name) {
    const fields = shownFields[noun] ?? {}
    return Object.hasOwn(fields, name) ? fields[name] : undefined
  },
  heldBack(noun, name) {
    const labels = heldBack[noun] ?? {}
    return (Object.hasOwn(labels, name) ? labels[name] : undefined) ?? 'Other details'
  },
}
