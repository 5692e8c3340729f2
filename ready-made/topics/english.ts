import type { Topic } from '../make/subject.ts'

/** Parts of the published syllabus; a letter alone is a part, and no question's topic. */
export const englishTopics: readonly Topic[] = [
  { code: 'C', name: 'Oral English' },
  { code: 'C.1', name: 'Vowels' },
  { code: 'C.2', name: 'Consonants' },
  { code: 'C.3', name: 'Rhymes' },
  { code: 'C.4', name: 'Word Stress' },
]
