import type { Fields } from '../../words/field.ts'
import { teacherFields } from '../teachers/teacher-fields.ts'

const { phone, address } = teacherFields

/** What people say of themselves and may change by themselves; a student's name is the school's. */
export const profileFields = {
  name: { label: 'Name', kind: 'text', max: 120, isRequired: true },
  phone,
  address,
  bio: {
    label: 'Bio',
    kind: 'area',
    max: 500,
    hint: 'At most 500 characters. Staff who open your record can read it.',
  },
} as const satisfies Fields

const { name: _school, ...ownFields } = profileFields

/** Those of a student. */
export const studentProfileFields = ownFields
