import type { Exam, ExamDetail, Me } from '@sabimark/contract/answers.ts'
import type { CallName } from '@sabimark/contract/permission.ts'
import { actProblem, type ExamAct, type ExamActName, examActs } from '@sabimark/domain/exam/exam-acts.ts'
import {
  IconArchive,
  IconArchiveOff,
  IconArrowBackUp,
  IconCalendarPlus,
  IconCalendarTime,
  IconClockPlus,
  IconCopy,
  IconDoor,
  IconDots,
  IconEye,
  IconFilePencil,
  IconKey,
  IconTrash,
  IconUserPlus,
  IconUserShare,
} from '@tabler/icons-react'
import { type ComponentType, type ReactNode, useState } from 'react'
import buttons from '../../platform/list/list-buttons.module.css'
import { RowMenu } from '../../platform/list/row-menu.tsx'
import { maySend } from '../../platform/may.ts'
import { useMe } from '../../platform/session.ts'
import { Menu, type MenuItem } from '../../platform/ui/menu.tsx'
import { menuIcon } from '../../platform/ui/menu-icon.ts'
import type { ActDialogProps } from '../act-dialog.ts'
import { useNeedsApproval } from '../approval/needs-approval.ts'
import { CodeDialog } from '../further/code-dialog.tsx'
import { FurtherDialog } from '../further/further-dialog.tsx'
import { NameDialog } from '../further/name-dialog.tsx'
import { ReleaseDialog } from '../release/release-dialog.tsx'
import { CloseNowQuestion, ExtendQuestion } from '../time/time-acts.tsx'
import { ArchiveDialog, DeleteQuestion, UnarchiveDialog, WithdrawDialog } from './act-dialogs.tsx'
import { DuplicateDialog } from './duplicate-dialog.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { PublishChangesDialog } from './publish-changes-dialog.tsx'
import { RescheduleDialog } from './reschedule-dialog.tsx'

/** An act of an exam's menu: what it is called, the call it makes, and the dialog that says what it means and asks. */
type MenuAct = {
  act: ExamActName
  call: CallName
  label: string
  /** What it is called for who may look, and has an administrator do it. */
  unapprovedLabel?: string
  icon: ReactNode
  /** Which acts stand together: on its times, on who sits it, on what is shown of it, on the exam as a whole. */
  group: 'time' | 'who' | 'paper' | 'exam'
  /** It stands last, and red. */
  isDanger?: true
  Question: ComponentType<ActDialogProps>
  /** Beside what the table of acts says. */
  isFor?: (exam: Exam) => boolean
}

/** Where each of several sittings has a menu of its own, this one would not say which it means. A card does not know. */
const hasOneSitting = (exam: Exam & Partial<Pick<ExamDetail, 'sittings'>>) => (exam.sittings?.length ?? 1) < 2

/** What an exam's menu can have in it, in this order. A further act is a line here. */
const menuActs: readonly MenuAct[] = [
  {
    act: 'reschedule',
    group: 'time',
    call: 'exam.reschedule',
    label: 'Move to another time',
    icon: <IconCalendarTime {...menuIcon} />,
    Question: RescheduleDialog,
    isFor: hasOneSitting,
  },
  {
    act: 'extend',
    group: 'time',
    call: 'exam.extend',
    label: 'Extend',
    icon: <IconClockPlus {...menuIcon} />,
    Question: ExtendQuestion,
    isFor: hasOneSitting,
  },
  {
    act: 'addSitting',
    group: 'time',
    call: 'exam.addSitting',
    label: 'Add a sitting',
    icon: <IconCalendarPlus {...menuIcon} />,
    Question: FurtherDialog,
  },
  {
    act: 'nameStudents',
    group: 'who',
    call: 'exam.nameStudents',
    label: 'Add students',
    icon: <IconUserPlus {...menuIcon} />,
    Question: NameDialog,
  },
  {
    act: 'setAccessCode',
    group: 'who',
    call: 'exam.setAccessCode',
    label: 'Access code',
    icon: <IconKey {...menuIcon} />,
    Question: CodeDialog,
  },
  {
    act: 'setRelease',
    group: 'paper',
    call: 'exam.setRelease',
    label: 'When scores are shown',
    icon: <IconEye {...menuIcon} />,
    Question: ReleaseDialog,
  },
  {
    act: 'publishChanges',
    group: 'paper',
    call: 'exam.publishChanges',
    label: 'Publish changes',
    icon: <IconFilePencil {...menuIcon} />,
    Question: PublishChangesDialog,
    unapprovedLabel: 'See changes',
  },
  {
    act: 'duplicate',
    group: 'exam',
    call: 'exam.duplicate',
    label: 'Copy',
    icon: <IconCopy {...menuIcon} />,
    Question: DuplicateDialog,
    // A copy shows what is asked.
    isFor: ({ seesQuestions }) => seesQuestions,
  },
  {
    act: 'handOver',
    group: 'exam',
    call: 'exam.handOver',
    label: 'Hand over',
    icon: <IconUserShare {...menuIcon} />,
    Question: HandOverDialog,
  },
  {
    act: 'archive',
    group: 'exam',
    call: 'exam.archive',
    label: 'Archive',
    icon: <IconArchive {...menuIcon} />,
    Question: ArchiveDialog,
  },
  {
    act: 'unarchive',
    group: 'exam',
    call: 'exam.unarchive',
    label: 'Take out of the archive',
    icon: <IconArchiveOff {...menuIcon} />,
    Question: UnarchiveDialog,
  },
  {
    act: 'closeNow',
    group: 'exam',
    call: 'exam.closeNow',
    label: 'Close now',
    icon: <IconDoor {...menuIcon} />,
    isDanger: true,
    Question: CloseNowQuestion,
    isFor: hasOneSitting,
  },
  {
    act: 'withdraw',
    group: 'exam',
    call: 'exam.withdraw',
    label: 'Withdraw',
    icon: <IconArrowBackUp {...menuIcon} />,
    Question: WithdrawDialog,
    isDanger: true,
  },
  {
    act: 'delete',
    group: 'exam',
    call: 'exam.delete',
    label: 'Delete',
    icon: <IconTrash {...menuIcon} />,
    Question: DeleteQuestion,
    isDanger: true,
  },
]

/** What is refused once somebody has looked at the hall code, as once somebody has begun (CODE_SHOWN). A card does not know. */
const staysOnceShown: readonly ExamActName[] = ['reschedule', 'publishChanges']

/** What belongs to the exam as it stands, and is this person's to do. */
function actsFor(exam: Exam & Partial<Pick<ExamDetail, 'isCodeShown' | 'isAnyCodeShown'>>, me: Me): MenuAct[] {
  return menuActs.filter(({ act, call, isFor }) => {
    const { by }: ExamAct = examActs[act]
    const isTheirs = by === 'anybody_at_work' || exam.mayAct
    if (exam.isCodeShown && staysOnceShown.includes(act)) return false
    if (exam.isAnyCodeShown && act === 'withdraw') return false
    return actProblem(act, exam) === null && maySend(me, call) && isTheirs && (isFor?.(exam) ?? true)
  })
}

type ExamActsProps = {
  exam: Exam
  isOfCard?: boolean
  /** What its menu begins with: ways to other pages. */
  others?: () => readonly MenuItem[]
  /** An act is asked about: what was said of an earlier one is no news any more. */
  onAct?: () => void
}

/** The menu of acts on a whole exam (decision 060): of its page, or of its card in the list. */
export function ExamActs({ exam, isOfCard = false, others = () => [], onAct }: ExamActsProps) {
  const me = useMe()
  const [asked, setAsked] = useState<MenuAct | null>(null)
  const acts = actsFor(exam, me)
  const isUnapproved = useNeedsApproval()
  if (acts.length === 0 && !asked && others().length === 0) return null
  const ask = (one: MenuAct) => {
    onAct?.()
    setAsked(one)
  }
  const labelOf = ({ label, unapprovedLabel = label }: MenuAct) => (isUnapproved ? unapprovedLabel : label)
  const items = (): MenuItem[] => [
    ...others(),
    ...acts.map((one) => ({ ...one, label: labelOf(one), isDanger: one.isDanger === true, onClick: () => ask(one) })),
  ]
  return (
    <>
      {isOfCard ? (
        <RowMenu name={exam.title} items={items} />
      ) : (
        <Menu label={`Actions for ${exam.title}`} items={items} className={buttons.button}>
          <IconDots size={18} aria-hidden="true" />
        </Menu>
      )}
      {asked && <asked.Question exam={exam} isOfCard={isOfCard} onClose={() => setAsked(null)} />}
    </>
  )
}
