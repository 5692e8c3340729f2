import { Button } from '@mantine/core'
import { searchLabel } from '@sabimark/domain/school/searched.ts'
import { IconStack2, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { orpc } from '../../platform/queries.ts'
import { RecordsPage } from '../../platform/record/records-page.tsx'
import { EmptySheet } from '../../platform/ui/empty-sheet.tsx'
import { menuIcon } from '../../platform/ui/menu-icon.ts'
import { classActs, classColumns, classForm, classList } from './class-record.tsx'
import SetUpClasses from './set-up-classes.tsx'

/** The classes of the school, found under Students: what people can be in, and in which order. */
export default function ClassesPage() {
  const [open, setOpen] = useState<'first' | 'several' | null>(null)
  return (
    <>
      <RecordsPage
        title="Classes"
        search={searchLabel('classes')}
        call={orpc.school.listClasses}
        spec={classList}
        form={classForm}
        acts={classActs}
        columns={classColumns}
        ways={[
          { page: { to: '/students' }, label: 'Students', icon: <IconUsers {...menuIcon} /> },
          { onClick: () => setOpen('several'), label: 'Add several', icon: <IconStack2 {...menuIcon} /> },
        ]}
        empty={
          <EmptySheet title="No classes yet" action={<Button onClick={() => setOpen('first')}>Set up classes</Button>}>
            Name your levels and arms, such as JSS1 to SS3 with A and B: all their classes are added in one press.
          </EmptySheet>
        }
      />
      {open && <SetUpClasses isFirst={open === 'first'} onClose={() => setOpen(null)} />}
    </>
  )
}
