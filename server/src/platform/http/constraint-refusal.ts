import type { RefusalCode } from '@sabimark/contract/refusal.ts'
import { violatedConstraint } from '../database/tenant.ts'

/**
 * What a constraint of the database refuses, as a person is told it. A use case need not look first: two at the same
 * moment meet here, too.
 */
export const constraintRefusals = {
  students_school_id_student_id_key_key: 'STUDENT_ID_TAKEN',
  classes_by_name: 'CLASS_NAME_TAKEN',
  classes_school_id_form_teacher_id_fkey: 'UNKNOWN_PERSON',
  students_school_id_class_id_fkey: 'UNKNOWN_CLASS',
  student_subjects_school_id_subject_id_fkey: 'UNKNOWN_SUBJECT',
  users_by_email_of_staff: 'PERSON_ALREADY_HERE',
  teachers_by_employee_id: 'EMPLOYEE_ID_TAKEN',
  teacher_classes_school_id_class_id_fkey: 'UNKNOWN_CLASS',
  teacher_subjects_school_id_subject_id_fkey: 'UNKNOWN_SUBJECT',
  questions_school_id_subject_id_fkey: 'UNKNOWN_SUBJECT',
  questions_passage_fkey: 'UNKNOWN_PASSAGE',
  passages_school_id_subject_id_fkey: 'UNKNOWN_SUBJECT',
  exams_school_id_subject_id_fkey: 'UNKNOWN_SUBJECT',
  terms_never_overlap: 'TERMS_OVERLAP',
  subjects_by_code: 'SUBJECT_CODE_TAKEN',
  exam_questions_school_id_question_id_fkey: 'UNKNOWN_QUESTION',
  // Whoever acts was deleted at this moment.
  questions_school_id_created_by_fkey: 'NOT_SIGNED_IN',
  imports_school_id_created_by_fkey: 'NOT_SIGNED_IN',
  passages_school_id_created_by_fkey: 'NOT_SIGNED_IN',
  exams_school_id_created_by_fkey: 'NOT_SIGNED_IN',
  exams_owner_fkey: 'NOT_SIGNED_IN',
  questions_owner_fkey: 'NOT_SIGNED_IN',
  requests_school_id_user_id_fkey: 'NOT_SIGNED_IN',
  exam_papers_school_id_student_id_fkey: 'NOT_SIGNED_IN',
  // The exam was withdrawn at this moment.
  exam_papers_school_id_sitting_id_fkey: 'UNKNOWN_EXAM',
  exam_attempts_school_id_sitting_id_student_id_attempt_numb_fkey: 'UNKNOWN_EXAM',
  exam_attempts_school_id_student_id_fkey: 'NOT_SIGNED_IN',
} as const satisfies Record<string, RefusalCode>

/** The refusal a failed statement stands for, where the call's own list has it; null for any other error. */
export function refusalOfConstraint(error: unknown, codes: ReadonlySet<string>): RefusalCode | null {
  const constraint = violatedConstraint(error)
  if (constraint === null || !Object.hasOwn(constraintRefusals, constraint)) return null
  const code = constraintRefusals[constraint as keyof typeof constraintRefusals]
  return codes.has(code) ? code : null
}
