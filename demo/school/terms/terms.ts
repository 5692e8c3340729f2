import { proposedTerms } from '@sabimark/domain/school/terms/proposed-terms.ts'
import type { InputOf } from '../../platform/answering.ts'
import { listOf } from '../../platform/list-of.ts'
import { sampleId } from '../../platform/sample.ts'

/** The three terms of this school year, as the page of terms proposes them. */
export function sampleTerms(now: Date) {
  return proposedTerms(now).map((term, index) => ({ id: sampleId('term', index + 1), ...term, revision: 1 }))
}

/** The sample terms as the list of the server has them. */
export function listSampleTerms(input: InputOf<'school', 'listTerms'>, now: Date) {
  return listOf(sampleTerms(now), input, {
    searched: ({ name, year }) => [name, year],
    sorts: { firstDay: ['firstDay', 'asc'], name: ['name', 'asc'] },
  })
}
