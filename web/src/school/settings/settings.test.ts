import { schoolInfoFields } from '@sabimark/domain/school/settings/school-info-fields.ts'
import { expect, test } from 'vitest'
import { pressed } from '../../../test/pressed.ts'
import { tabForm } from './settings.ts'

test('a saved school keeps its name in the form, and a tab without one has its title', async () => {
  const name = 'Greenfield College'
  const school = tabForm('school', schoolInfoFields, async () => ({ school: { revision: 2, name } }))
  const edit = { id: 'school', revision: 1 }
  expect(await school.update(edit, pressed)).toEqual({ school: { revision: 2, name } })
  const exam = tabForm('exam', {}, async () => ({ exam: { revision: 2 } }))
  expect(await exam.update(edit, pressed)).toEqual({ exam: { revision: 2, name: 'Exam Settings' } })
})
