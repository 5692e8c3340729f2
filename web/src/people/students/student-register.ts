import type { WholeExport } from '../../platform/list/export-button.tsx'
import { orpc } from '../../platform/queries.ts'
import type { StudentInput } from './student-list.ts'

/** The students as a file that can be edited and imported again: the first column says who each row is. */
export const studentRegister: WholeExport<StudentInput> = {
  label: 'Register to edit and import again (.xlsx)',
  fileName: 'student-register',
  async cells(fetch) {
    // Loaded when it is asked for: the list has no need of it.
    const [{ registerCells }, rows] = await Promise.all([
      import('@sabimark/domain/people/register/register-cells.ts'),
      fetch(orpc.people.exportStudents),
    ])
    return registerCells(rows)
  },
}
