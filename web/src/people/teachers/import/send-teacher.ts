import { teacherOfRow, teacherValuesOf } from '@sabimark/domain/people/register/teacher-row.ts'
import { pressOfImport } from '../../../platform/act.ts'
import { client } from '../../../platform/client.ts'
import type { RowAnswer, RowToSend } from '../../../platform/import/kind.ts'
import { digest } from '../../../platform/press.ts'
import { isRefused, refusalCode, refusalText } from '../../../platform/refusal.ts'

/** Which field the refusal of a row is about; of any other it is the row. */
const fieldOf: Readonly<Record<string, string>> = {
  EMPLOYEE_ID_TAKEN: 'employeeId',
  PERSON_ALREADY_HERE: 'email',
  MAIL_SENT_LATELY: 'email',
  UNKNOWN_SUBJECT: 'subjects',
  UNKNOWN_CLASS: 'classes',
}

/** Refusals of the school, which every row after this one would get, too: adding ends. */
const ofAll = new Set(['MAILS_USED_UP', 'TRIAL_LIMIT', 'PLAN_ENDED'])

/** Sentences of refusals for a row that nobody has open in a form. */
const sentences: Readonly<Record<string, string>> = {
  CHANGED_MEANWHILE: 'Somebody has changed this teacher since then. Reload the page to compare with what is there now.',
  BAD_REQUEST: 'The server cannot read this row. Correct its fields or leave it out.',
}

/** Letters that may stand in a header, 64 at most. */
export function keyOfRow(importId: string, { position, id, revision, values }: RowToSend): string {
  const words = digest(JSON.stringify([id, revision, values])).replaceAll(' ', '-')
  return `${importId.slice(0, 24)}-${position}-${words}`
}

/**
 * Adds the teacher of a row, who is invited by email, or changes what the row says of one who is there. The key is of the import, the
 * row and its words: sent again after a lost reply or a reload it is answered as before.
 */
export async function sendTeacher(importId: string, asked: RowToSend): Promise<RowAnswer> {
  const { position, id } = asked
  try {
    const { revision, values } = asked.isMore ? await withAllThere(asked) : asked
    const pressed = pressOfImport(keyOfRow(importId, { position, id, revision, values }))
    const said = teacherOfRow(values)
    if (id !== null) {
      const { email: _fixed, ...changed } = said
      await client.people.updateTeacher({ id, revision: revision ?? 0, ...changed }, pressed)
      return { position, id, fields: [], said: values }
    }
    const { name = '', email = '', employeeId = '' } = said
    const input = { ...said, name, email, employeeId, signIn: 'invitation' as const }
    const { teacher } = await client.people.addTeacher(input, pressed)
    return { position, id: teacher.id, fields: [], isNew: true, said: values }
  } catch (error) {
    const code = refusalCode(error) ?? ''
    if (ofAll.has(code) || !(isRefused(error) || code === 'BAD_REQUEST')) throw error
    return {
      position,
      id: null,
      fields: [{ field: fieldOf[code] ?? 'row', message: sentences[code] ?? refusalText(error) }],
    }
  }
}

/** The row with the lists of the teacher as they are now: nothing that is there is taken away. */
async function withAllThere(row: RowToSend): Promise<RowToSend> {
  const { teacher } = await client.people.getTeacher({ id: row.id ?? '' })
  const there: Readonly<Record<string, string>> = teacherValuesOf(teacher)
  const ids = (typed = '') => typed.split(',').filter(Boolean)
  const all = Object.entries(row.values).map(([field, typed]) => [
    field,
    [...new Set([...ids(there[field]), ...ids(typed)])].sort().join(','),
  ])
  return { ...row, revision: teacher.revision, values: Object.fromEntries(all) }
}
