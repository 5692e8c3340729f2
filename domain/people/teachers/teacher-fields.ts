import type { Fields } from '../../words/field.ts'
import { emailProblem } from '../sign-up-rules.ts'

/** The departments of the specification (part 2, section 9). */
export const departments = ['Mathematics', 'Science', 'Languages', 'Social Sciences', 'Arts'] as const

/**
 * What a school keeps of a teacher beside subjects and classes: "Add New Teacher", specification part 2, section 2. An email
 * is the address of an account, which may have other schools.
 */
export const teacherFields = {
  name: { label: 'Full Name', kind: 'text', max: 120, isRequired: true },
  email: { label: 'Email', kind: 'email', max: 200, isRequired: true, isFixed: true, problem: emailProblem },
  employeeId: { label: 'Employee ID', kind: 'text', max: 40, isRequired: true },
  department: { label: 'Department', kind: 'choice', max: 40, choices: departments },
  phone: { label: 'Phone', kind: 'tel', max: 40 },
  experience: { label: 'Experience', kind: 'integer', min: 0, max: 60, unit: 'year', hint: 'Years of teaching' },
  qualification: { label: 'Qualification', kind: 'text', max: 120 },
  address: { label: 'Address', kind: 'area', max: 300 },
} as const satisfies Fields
