import type { SubjectBank } from '../make/subject.ts'
import { englishTopics } from '../topics/english.ts'
import { consonants } from './consonants.facts.ts'
import { stress } from './stress.facts.ts'
import { vowels } from './vowels.facts.ts'

export const english: SubjectBank = {
  subject: 'English Language',
  folder: 'english',
  topics: englishTopics,
  files: [
    { name: 'stress', items: stress, solvers: [] },
    { name: 'vowels', items: vowels, solvers: [] },
    { name: 'consonants', items: consonants, solvers: [] },
  ],
}
