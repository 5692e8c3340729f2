import type { SubjectBank } from '../make/subject.ts'
import { chemistryTopics } from '../topics/chemistry.ts'

export const chemistry: SubjectBank = {
  subject: 'Chemistry',
  folder: 'chemistry',
  topics: chemistryTopics,
  files: [],
}
