import { expect, test } from 'vitest'
import { ownCatalogue, rows } from './catalogue.ts'

ownCatalogue()

/** What a small school brings along at its beginning, in each table. */
const ofASchool = {
  users: 220,
  students: 200,
  enrolments: 200,
  student_subjects: 200,
  teachers: 40,
  teacher_classes: 60,
  teacher_subjects: 40,
  questions: 60,
}
const otherSchools = 60

test('PostgreSQL looks again at tables of people and questions when one small school has joined sixty others', async () => {
  const found = await rows<{ name: string; threshold: number; scale: number }>(
    `SELECT c.relname AS name,
       (SELECT option_value FROM pg_options_to_table(c.reloptions) WHERE option_name = 'autovacuum_analyze_threshold')::float8 AS threshold,
       (SELECT option_value FROM pg_options_to_table(c.reloptions) WHERE option_name = 'autovacuum_analyze_scale_factor')::float8 AS scale
     FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'`,
  )
  const looksAfter = new Map(found.map(({ name, threshold, scale }) => [name, { threshold, scale }]))
  const late = Object.entries(ofASchool).filter(([name, count]) => {
    const { threshold, scale } = looksAfter.get(name) ?? {}
    // What is not said is PostgreSQL's own: fifty, and a tenth.
    return (threshold ?? 50) + (scale ?? 0.1) * otherSchools * count >= count
  })
  expect(late).toEqual([])
})
