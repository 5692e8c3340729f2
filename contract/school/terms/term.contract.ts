import { termFields } from '@sabimark/domain/school/terms/term-fields.ts'
import { z } from 'zod'
import { addedFields, editedFields, revision } from '../../record.ts'
import { recordCalls } from '../../record-calls.ts'
import { refuses } from '../../refusal.ts'
import { id } from '../../text.ts'

/** A term in the list of a school; both days are in it. */
export const termRecord = z.object({
  id,
  name: z.string(),
  year: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  revision,
})

const calls = recordCalls({ tags: ['school'], path: '/terms', demoNoun: 'terms' })
const answer = { term: termRecord }

/** The terms of a school, of which no two have a day in common. Nothing refers to one: reports read its days. */
export const termContract = {
  listTerms: calls
    .list('List the terms of the school', termRecord, ['firstDay', 'name'], {})
    .errors(refuses('BAD_REQUEST')),

  getTerm: calls.get('Read a term and its history', answer).errors(refuses('UNKNOWN_TERM')),

  addTerm: calls
    .add('Add a term', addedFields(termFields), answer)
    .errors(refuses('TERM_DAYS_INVALID', 'TERMS_OVERLAP')),

  /** The year of a term is fixed while students are or were enrolled in it. */
  updateTerm: calls
    .update('Edit a term', editedFields(termFields), answer)
    .errors(refuses('UNKNOWN_TERM', 'TERM_DAYS_INVALID', 'TERMS_OVERLAP', 'TERM_YEAR_IN_USE', 'CHANGED_MEANWHILE')),

  /** No result changes by it. */
  deleteTerms: calls.act('delete', 'Delete terms', {}).errors(refuses()),
}
