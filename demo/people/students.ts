import { daysFrom, sampleId } from '../platform/sample.ts'
import { classNamed } from '../school/classes.ts'
import { subjectsByCode } from '../school/subjects.ts'
import { accountOf, personIds } from './people-here.ts'

const science = subjectsByCode('BIO', 'CHM', 'ENG', 'MTH', 'PHY')
const arts = subjectsByCode('ECO', 'ENG', 'GOV', 'LIT', 'MTH')
const { name, email } = accountOf('student')

/** The five sample students, newest first; the first is the one who can sign in. */
export function sampleStudents(now: Date) {
  const createdAt = daysFrom(now, -58, '10:15')
  const common = { phone: '', status: 'active' as const, createdAt }
  return [
    {
      ...common,
      id: personIds.student,
      name,
      email,
      studentNumber: 'GF/2026/005',
      class: classNamed('SS3A'),
      subjects: science,
      phone: '0800 000 0005',
    },
    {
      ...common,
      id: sampleId('person', 24),
      name: 'Adéṣọlá Sample',
      email: 'adesola@greenfield.example',
      studentNumber: 'GF/2026/004',
      class: classNamed('SS3A'),
      subjects: science,
      phone: '0800 000 0004',
    },
    {
      ...common,
      id: sampleId('person', 23),
      name: 'Ụ̀lọ́ma Sample',
      email: null,
      studentNumber: 'GF/2026/003',
      class: classNamed('SS3B'),
      subjects: arts,
    },
    {
      ...common,
      id: sampleId('person', 22),
      name: 'Ɗanlami Sample',
      email: null,
      studentNumber: 'GF/2026/002',
      class: classNamed('SS2A'),
      subjects: science,
      phone: '0800 000 0002',
    },
    {
      ...common,
      id: sampleId('person', 21),
      name: 'Ẹniọlá Sample',
      email: null,
      studentNumber: 'GF/2026/001',
      class: null,
      subjects: arts,
      status: 'inactive' as const,
    },
  ]
}
