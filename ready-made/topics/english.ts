import type { Topic } from '../make/subject.ts'

/** Parts of the published syllabus; a letter alone is a part, and no question's topic. */
export const englishTopics: readonly Topic[] = [
  { code: 'A', name: 'Lexis' },
  { code: 'A.1', name: 'General Vocabulary' },
  { code: 'A.2', name: 'Idioms' },
  { code: 'B', name: 'Structure' },
  { code: 'B.1', name: 'Word Classes' },
  { code: 'B.2', name: 'Tenses' },
  { code: 'B.3', name: 'Concord' },
  { code: 'B.4', name: 'Prepositions' },
  { code: 'C', name: 'Oral English' },
  { code: 'C.1', name: 'Vowels' },
  { code: 'C.2', name: 'Consonants' },
  { code: 'C.3', name: 'Rhymes' },
  { code: 'C.4', name: 'Word Stress' },
]
