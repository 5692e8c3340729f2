import type { ExamDetail } from '@sabimark/contract/answers.ts'
import { IconChartBar, IconDeviceDesktop, IconEye, IconFileImport, IconPencil, IconPrinter } from '@tabler/icons-react'
import buttons from '../../platform/list/list-buttons.module.css'
import { PageLink } from '../../platform/navigation.tsx'
import type { PageAddress } from '../../platform/page.ts'
import { serverNow } from '../../platform/server-now.ts'
import { menuIcon } from '../../platform/ui/menu-icon.ts'

/** A way from the page of an exam: beside its title, or else in its menu. */
type Way = {
  label: string
  Icon: typeof IconEye
  page?: PageAddress
  run?: () => void
  isInSight?: boolean
  isMain?: boolean
}

const soonMs = 60 * 60_000

/** Within the hour before it opens, whoever invigilates looks who has come. */
const isSoon = ({ opensAt }: ExamDetail) => Date.parse(opensAt) - serverNow().getTime() < soonMs

type WaysOptions = { toMark: number; isPhone: boolean; onEdit: (() => void) | undefined }

/** What stands in sight is what the hour asks for: three at most, so that the title keeps its line. */
export function waysOf(exam: ExamDetail, { toMark, isPhone, onEdit }: WaysOptions): Way[] {
  const params = { examId: exam.id }
  const isDraft = exam.status === 'draft'
  const isWaiting = exam.status === 'scheduled'
  const isActive = exam.status === 'active'
  return [
    // Before it opens it says who is to come, and later who was there.
    ...(isDraft || !exam.mayAct || exam.sittingId === null
      ? []
      : [
          {
            label: 'Hall',
            Icon: IconDeviceDesktop,
            page: {
              to: '/exams/$examId/hall/$sittingId',
              params: { examId: exam.id, sittingId: exam.sittingId },
            } as const,
            isInSight: isActive || (isWaiting && isSoon(exam)),
          },
        ]),
    ...(exam.seesQuestions
      ? [
          {
            label: 'Preview',
            Icon: IconEye,
            page: { to: '/exam/$examId', params } as const,
            isInSight: !isPhone && !isActive && !isWaiting,
          },
        ]
      : []),
    // The strip of one that is to come has both; a phone has them in the menu alone.
    ...(onEdit && (!isWaiting || isPhone)
      ? [{ label: 'Edit', Icon: IconPencil, run: onEdit, isInSight: isDraft }]
      : []),
    ...(!isDraft && (!isWaiting || isPhone)
      ? [{ label: 'Print', Icon: IconPrinter, page: { to: '/exams/$examId/print', params } as const }]
      : []),
    ...(isDraft
      ? []
      : [
          {
            label: 'Results',
            Icon: IconChartBar,
            page: { to: '/results/exam/$examId', params } as const,
            isInSight: isActive || (!isWaiting && toMark > 0),
            // In the strip the act of the hour is green; of one that runs it is this one.
            isMain: isActive,
          },
        ]),
    // Of a sitting nobody has begun no device keeps answers.
    ...(isDraft || isWaiting || !exam.mayAct
      ? []
      : [
          {
            label: 'Bring in an answer file',
            Icon: IconFileImport,
            page: { to: '/exams/$examId/answer-file', params } as const,
          },
        ]),
  ]
}

export function WayButton({ label, Icon, page, run, isMain }: Way) {
  const words = (
    <>
      <Icon {...menuIcon} aria-hidden="true" />
      {label}
    </>
  )
  if (page) {
    return (
      <PageLink {...page} className={`${buttons.button} ${isMain ? buttons.main : ''}`}>
        {words}
      </PageLink>
    )
  }
  return (
    <button type="button" className={buttons.button} onClick={run}>
      {words}
    </button>
  )
}
