import { biology } from './biology/biology.ts'
import { chemistry } from './chemistry/chemistry.ts'
import { computerStudies } from './computer-studies/computer-studies.ts'
import { economics } from './economics/economics.ts'
import { english } from './english/english.ts'
import { financialAccounting } from './financial-accounting/financial-accounting.ts'
import { furtherMathematics } from './further-mathematics/further-mathematics.ts'
import { geography } from './geography/geography.ts'
import type { SubjectBank } from './make/subject.ts'
import { mathematics } from './mathematics/mathematics.ts'
import { physics } from './physics/physics.ts'

/** Every subject there are ready-made questions of. */
export const subjectBanks: readonly SubjectBank[] = [
  mathematics,
  furtherMathematics,
  physics,
  chemistry,
  biology,
  financialAccounting,
  economics,
  geography,
  computerStudies,
  english,
]
