/**
 * SQL over exams `x`, or over what is counted by subject and author `n`: it is one of the teacher's, or nobody is
 * narrowed to. $1 is the school, $2 the teacher or null; the same rule as mayWorkOnExam (exam.access.ts). Figures stay their
 * author's when an exam is handed over: its new owner has them by the subject.
 */
export const ownRows = (row: 'x' | 'n') =>
  `($2::uuid IS NULL OR ${row === 'x' ? 'x.owner_id' : 'n.created_by'} = $2 OR EXISTS (
     SELECT 1 FROM teacher_subjects t WHERE t.school_id = $1 AND t.user_id = $2 AND t.subject_id = ${row}.subject_id))`

/** SQL over exams `x`: it is the teacher's own, or nobody is narrowed to; the same rule as isTheirs. Parameters as in `ownRows`. */
export const ofTheirOwn = '($2::uuid IS NULL OR x.owner_id = $2)'

/**
 * SQL over students: in one of the teacher's classes now, or nobody is narrowed to. What was sat is narrowed by the
 * class it was begun in. Parameters as in `ownRows`.
 */
export const inTheirClasses = (student: string) => `($2::uuid IS NULL OR ${student}.class_id IN (
  SELECT c.class_id FROM teacher_classes c WHERE c.school_id = $1 AND c.user_id = $2))`

/** The same over students `s`. */
export const ofTheirClasses = inTheirClasses('s')
