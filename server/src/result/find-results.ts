import { type FoundGroup, findResults, type WordMask } from '@sabimark/domain/result/find-results.ts'
import { lookUp } from '../platform/database/look-up.ts'
import { foldForSearch } from '../platform/database/search-fold.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { type Refused, refuse } from '../platform/http/refused.ts'

/**
 * What a search of results means in ids: the students by name and number, exams by title and subjects by name that hold its
 * words. Undefined where nothing is searched for; too many are refused.
 */
export async function searchResults(
  tx: Tx,
  search: string | undefined,
): Promise<readonly FoundGroup[] | undefined | Refused<'TOO_MANY_FOUND'>> {
  const words = [...new Set(foldForSearch(search ?? '').split(/\s+/))].filter((word) => word !== '')
  if (words.length === 0) return undefined
  const [students, subjects, exams] = await Promise.all([
    tx.rows<{ id: string; has: WordMask }>(
      inWords(`SELECT u.id, u.name_key || E'\\n' || s.find_key AS key FROM students s
        ${lookUp('users', 'u', 'u.school_id = s.school_id AND u.id = s.user_id')} WHERE s.school_id = $1`),
      [tx.schoolId, words],
    ),
    tx.rows<{ id: string; has: WordMask }>(
      inWords('SELECT b.id, b.name_key AS key FROM subjects b WHERE b.school_id = $1'),
      [tx.schoolId, words],
    ),
    tx.rows<{ id: string; subjectId: string; has: WordMask }>(
      inWords(
        'SELECT x.id, x.title_key AS key, x.subject_id AS "subjectId" FROM exams x WHERE x.school_id = $1',
        'o.id, o."subjectId"',
      ),
      [tx.schoolId, words],
    ),
  ])
  return findResults(words.length, { students, subjects, exams }) ?? refuse('TOO_MANY_FOUND')
}

/** The rows in whose key some word occurs, with a digit for each word. */
const inWords = (rows: string, columns = 'o.id') =>
  `SELECT ${columns}, m.has FROM (${rows}) o CROSS JOIN LATERAL (
     SELECT string_agg(CASE WHEN strpos(o.key, w.word) > 0 THEN '1' ELSE '0' END, '' ORDER BY w.place) AS has
     FROM unnest($2::text[]) WITH ORDINALITY AS w (word, place)) m
   WHERE strpos(m.has, '1') > 0`
