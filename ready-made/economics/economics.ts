import type { SubjectBank } from '../make/subject.ts'
import { economicsTopics } from '../topics/economics.ts'

export const economics: SubjectBank = {
  subject: 'Economics',
  folder: 'economics',
  topics: economicsTopics,
  files: [],
}
