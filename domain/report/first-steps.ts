/** What a school does before its first marks, in this order. */
export const firstStepKinds = ['subject', 'classes', 'students', 'questions', 'exam', 'marks'] as const
export type FirstStepKind = (typeof firstStepKinds)[number]

/** A step and whether what it asks for is there. */
export type FirstStep = { kind: FirstStepKind; isDone: boolean }

/** What is there already; of a teacher, within the subjects, classes and exams the teacher works on. */
export type FirstFacts = {
  hasSubject: boolean
  /** Somebody has said which classes the school has, or uses them. */
  hasClasses: boolean
  hasStudent: boolean
  hasQuestion: boolean
  hasPublishedExam: boolean
  hasMarks: boolean
}

/**
 * The steps to a first test, each as the facts say; null once there are marks, for then the way is known. A teacher adds
 * neither classes nor students, so their list has no such steps.
 */
export function firstSteps(facts: FirstFacts, isTeacher: boolean): FirstStep[] | null {
  if (facts.hasMarks) return null
  const isDone: Record<FirstStepKind, boolean> = {
    subject: facts.hasSubject,
    classes: facts.hasClasses,
    students: facts.hasStudent,
    questions: facts.hasQuestion,
    exam: facts.hasPublishedExam,
    marks: false,
  }
  return firstStepKinds
    .filter((kind) => !(isTeacher && (kind === 'classes' || kind === 'students')))
    .map((kind) => ({ kind, isDone: isDone[kind] }))
}

/** The step to be taken now: the first that is not done. */
export function nextStep(steps: readonly FirstStep[]): FirstStepKind | null {
  return steps.find(({ isDone }) => !isDone)?.kind ?? null
}
