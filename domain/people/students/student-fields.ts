import type { Fields } from '../../words/field.ts'
import { emailProblem } from '../sign-up-rules.ts'
import { studentNumberProblem } from '../student-number.ts'
import { birthDateProblem } from './birth-date.ts'

/** The genders the specification names; '' is not given. */
export const genders = ['Male', 'Female'] as const

/** What a school keeps of a student beside class and subjects: "Add New Student", specification part 2, section 2. An email is not needed. */
export const studentFields = {
  name: { label: 'Full Name', kind: 'text', max: 120, isRequired: true },
  studentNumber: {
    label: 'Student ID',
    kind: 'text',
    max: 60,
    isRequired: true,
    control: 'studentId',
    problem: studentNumberProblem,
  },
  email: { label: 'Email', kind: 'email', max: 200, hint: 'Not needed to sign in', problem: emailProblem },
  phone: { label: 'Phone', kind: 'tel', max: 40, hint: 'The student’s own' },
  dateOfBirth: { label: 'Date of Birth', kind: 'date', max: 10, problem: birthDateProblem },
  gender: { label: 'Gender', kind: 'choice', max: 10, choices: genders },
  guardianName: { label: 'Guardian Name', kind: 'text', max: 120 },
  guardianPhone: { label: 'Guardian Phone', kind: 'tel', max: 40 },
  guardianRelationship: {
    label: 'Guardian Relationship',
    kind: 'text',
    max: 60,
    hint: 'Such as mother or uncle',
    isLater: true,
  },
  guardianEmail: { label: 'Guardian Email', kind: 'email', max: 200, problem: emailProblem, isLater: true },
  guardian2Name: { label: 'Second Guardian Name', kind: 'text', max: 120, isLater: true },
  guardian2Phone: { label: 'Second Guardian Phone', kind: 'tel', max: 40, isLater: true },
  address: { label: 'Address', kind: 'area', max: 300 },
  extraTimePercent: {
    label: 'Extra Time (%)',
    kind: 'integer',
    min: 0,
    max: 100,
    isRequired: true,
    initial: 0,
    hint: 'In every exam, as a share of its duration: 25 means 15 extra minutes in an hour. Other students never see it.',
  },
} as const satisfies Fields
