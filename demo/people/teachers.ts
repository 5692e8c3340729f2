import { daysFrom, sampleId } from '../platform/sample.ts'
import { classesNamed } from '../school/classes.ts'
import { subjectsByCode } from '../school/subjects.ts'
import { accountOf, personIds } from './people-here.ts'

const { name, email } = accountOf('teacher')

/** The five sample teachers, newest first; the first is the one who can sign in. */
export function sampleTeachers(now: Date) {
  const createdAt = daysFrom(now, -59, '08:40')
  const common = { status: 'active' as const, createdAt }
  return [
    {
      ...common,
      id: personIds.teacher,
      name,
      email,
      employeeId: 'GF-T05',
      phone: '0800 000 0015',
      subjects: subjectsByCode('MTH', 'PHY'),
      classes: classesNamed('SS2A', 'SS3A', 'SS3B'),
    },
    {
      ...common,
      id: sampleId('person', 14),
      name: 'Ṣadé Example',
      email: 'sade@greenfield.example',
      employeeId: 'GF-T04',
      phone: '0800 000 0014',
      subjects: subjectsByCode('ENG', 'LIT'),
      classes: classesNamed('SS3A', 'SS3B'),
    },
    {
      ...common,
      id: sampleId('person', 13),
      name: 'Ịfẹọma Example',
      email: 'ifeoma@greenfield.example',
      employeeId: 'GF-T03',
      phone: '0800 000 0013',
      subjects: subjectsByCode('BIO', 'CHM'),
      classes: classesNamed('SS2A', 'SS3A'),
    },
    {
      ...common,
      id: sampleId('person', 12),
      name: 'Ƙasimu Example',
      email: 'kasimu@greenfield.example',
      employeeId: 'GF-T02',
      phone: '0800 000 0012',
      subjects: subjectsByCode('ECO', 'GOV'),
      classes: classesNamed('SS3B'),
    },
    {
      ...common,
      id: sampleId('person', 11),
      name: 'Ọbinna Example',
      email: 'obinna@greenfield.example',
      employeeId: 'GF-T01',
      phone: '0800 000 0011',
      subjects: subjectsByCode('PHY'),
      classes: classesNamed('SS1A', 'SS1B'),
      status: 'inactive' as const,
    },
  ]
}
