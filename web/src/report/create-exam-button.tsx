import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { newExam } from '../exam/new-exam.ts'
import { PageButton } from '../platform/navigation.tsx'
import { useMe } from '../platform/session.ts'
import { usePutAway } from './put-away.ts'
import { overviewQuery } from './reports.ts'

/** The home's one primary action, and a quieter one as long as the first steps have theirs. */
export default function CreateExamButton() {
  const me = useMe()
  const { data } = useQuery(overviewQuery)
  const isAway = usePutAway(me.id)
  const isLed = Boolean(data?.firstSteps) && !isAway
  return (
    <PageButton
      {...newExam}
      variant={isLed ? 'default' : 'filled'}
      leftSection={<IconPlus size={18} aria-hidden="true" />}
    >
      Create New Exam
    </PageButton>
  )
}
