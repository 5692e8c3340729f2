import type { ExamStatus } from './exam-status.ts'

/** Who may do an act: the exam's owner and administrators, administrators alone, or whoever works on the exam. */
export type ActsOn = 'owner' | 'administrators' | 'anybody_at_work'

/** Whom an act is told to. */
export type ToldTo = 'nobody' | 'candidates' | 'those_it_moves' | 'new_owner' | 'administrators' | 'owner'

/**
 * What staff can do with an exam that is there, and with its results. `in`: the statuses it belongs to. `begun`: whether candidates may have begun it.
 * `told`: who is told by the bell, and by email where topics say so. `runsOn`: what becomes of attempts that run.
 */
export type ExamAct = {
  by: ActsOn
  in: readonly ExamStatus[]
  begun: 'may' | 'must_not'
  told: ToldTo
  runsOn: 'nothing_runs' | 'goes_on' | 'gets_longer' | 'asked'
}

const published = ['scheduled', 'active'] as const
const onceGivenOut = ['scheduled', 'active', 'completed', 'archived'] as const
const everyStatus = ['draft', 'scheduled', 'active', 'completed', 'archived'] as const

/**
 * The one table of acts on exams (decision 060): what the server refuses by, what the screens offer by, and what tests try cell by
 * cell.
 */
export const examActs = {
  edit: { by: 'owner', in: ['draft'], begun: 'must_not', told: 'nobody', runsOn: 'nothing_runs' },
  publish: { by: 'owner', in: ['draft'], begun: 'must_not', told: 'candidates', runsOn: 'nothing_runs' },
  startNow: { by: 'owner', in: ['draft', 'scheduled'], begun: 'may', told: 'candidates', runsOn: 'goes_on' },
  askApproval: { by: 'owner', in: ['draft'], begun: 'must_not', told: 'administrators', runsOn: 'nothing_runs' },
  // Of candidates, too, as publishing is.
  approve: { by: 'administrators', in: ['draft'], begun: 'must_not', told: 'owner', runsOn: 'nothing_runs' },
  sendBack: { by: 'administrators', in: ['draft'], begun: 'must_not', told: 'owner', runsOn: 'nothing_runs' },
  duplicate: { by: 'anybody_at_work', in: everyStatus, begun: 'may', told: 'nobody', runsOn: 'goes_on' },
  reschedule: { by: 'owner', in: ['scheduled'], begun: 'must_not', told: 'candidates', runsOn: 'nothing_runs' },
  withdraw: { by: 'owner', in: published, begun: 'must_not', told: 'candidates', runsOn: 'nothing_runs' },
  publishChanges: { by: 'owner', in: published, begun: 'may', told: 'nobody', runsOn: 'goes_on' },
  // What is written waits for publishChanges, where nobody sees it but staff.
  keepChanges: { by: 'owner', in: published, begun: 'must_not', told: 'nobody', runsOn: 'nothing_runs' },
  dropChanges: { by: 'owner', in: published, begun: 'may', told: 'nobody', runsOn: 'goes_on' },
  extend: {
    by: 'owner',
    in: ['scheduled', 'active', 'completed'],
    begun: 'may',
    told: 'candidates',
    runsOn: 'gets_longer',
  },
  closeNow: { by: 'owner', in: ['active'], begun: 'may', told: 'candidates', runsOn: 'asked' },
  addSitting: {
    by: 'owner',
    in: ['scheduled', 'active', 'completed'],
    begun: 'may',
    told: 'candidates',
    runsOn: 'goes_on',
  },
  // Of a sitting nobody has begun, whatever the exam's others are.
  moveSitting: { by: 'owner', in: published, begun: 'may', told: 'candidates', runsOn: 'goes_on' },
  removeSitting: { by: 'owner', in: published, begun: 'may', told: 'candidates', runsOn: 'goes_on' },
  nameStudents: { by: 'owner', in: published, begun: 'may', told: 'candidates', runsOn: 'goes_on' },
  // Of a draft, too: it is made where the rules of the exam are written, and stays as it is published.
  setAccessCode: {
    by: 'owner',
    in: ['draft', 'scheduled', 'active'],
    begun: 'may',
    told: 'nobody',
    runsOn: 'goes_on',
  },
  // Of a sitting that has not closed; practice needs the server at every answer.
  offerOffline: { by: 'owner', in: published, begun: 'may', told: 'nobody', runsOn: 'goes_on' },
  setRelease: {
    by: 'owner',
    in: ['scheduled', 'active', 'completed'],
    begun: 'may',
    told: 'candidates',
    runsOn: 'goes_on',
  },
  giveTime: { by: 'owner', in: published, begun: 'may', told: 'those_it_moves', runsOn: 'gets_longer' },
  excuse: {
    by: 'owner',
    in: ['scheduled', 'active', 'completed'],
    begun: 'may',
    told: 'those_it_moves',
    runsOn: 'goes_on',
  },
  correctKey: { by: 'owner', in: onceGivenOut, begun: 'may', told: 'those_it_moves', runsOn: 'goes_on' },
  release: { by: 'owner', in: onceGivenOut, begun: 'may', told: 'candidates', runsOn: 'goes_on' },
  // Once it is over for everybody, which its sittings say.
  openAnswers: { by: 'owner', in: onceGivenOut, begun: 'may', told: 'nobody', runsOn: 'nothing_runs' },
  // Marking by hand is for whoever teaches the subject; what counts for all, or though it came late, is for who answers for the exam.
  decideLate: { by: 'owner', in: onceGivenOut, begun: 'may', told: 'those_it_moves', runsOn: 'goes_on' },
  ruleAnswers: { by: 'owner', in: onceGivenOut, begun: 'may', told: 'nobody', runsOn: 'goes_on' },
  archive: { by: 'owner', in: ['completed'], begun: 'may', told: 'nobody', runsOn: 'nothing_runs' },
  unarchive: { by: 'owner', in: ['archived'], begun: 'may', told: 'nobody', runsOn: 'nothing_runs' },
  delete: { by: 'owner', in: ['draft'], begun: 'must_not', told: 'nobody', runsOn: 'nothing_runs' },
  handOver: { by: 'owner', in: everyStatus, begun: 'may', told: 'new_owner', runsOn: 'goes_on' },
} as const satisfies Record<string, ExamAct>

export type ExamActName = keyof typeof examActs

/** Why an act does not belong to an exam as it stands, or null: its status first, then that candidates have begun it. */
export function actProblem(
  act: ExamActName,
  { status, startedCount }: { status: ExamStatus; startedCount: number },
): 'WRONG_STATUS' | 'ATTEMPTS_EXIST' | null {
  const { in: statuses, begun }: ExamAct = examActs[act]
  if (!statuses.includes(status)) return 'WRONG_STATUS'
  return begun === 'must_not' && startedCount > 0 ? 'ATTEMPTS_EXIST' : null
}
