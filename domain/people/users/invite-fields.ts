import type { Fields } from '../../words/field.ts'
import { teacherFields } from '../teachers/teacher-fields.ts'

/** Whom an invitation to administer goes to; an email is the address of an account, which may have other schools. */
export const inviteFields = { name: teacherFields.name, email: teacherFields.email } as const satisfies Fields
