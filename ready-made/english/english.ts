import type { SubjectBank } from '../make/subject.ts'
import { englishTopics } from '../topics/english.ts'
import { concord } from './concord.facts.ts'
import { consonants } from './consonants.facts.ts'
import { forms } from './forms.facts.ts'
import { idioms } from './idioms.facts.ts'
import { opposites } from './opposites.facts.ts'
import { phrases } from './phrases.facts.ts'
import { prepositions } from './prepositions.facts.ts'
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
    { name: 'forms', items: forms, solvers: [] },
    { name: 'concord', items: concord, solvers: [] },
    { name: 'prepositions', items: prepositions, solvers: [] },
    { name: 'idioms', items: idioms, solvers: [] },
    { name: 'phrases', items: phrases, solvers: [] },
    { name: 'opposites', items: opposites, solvers: [] },
  ],
}
