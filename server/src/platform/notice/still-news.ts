/**
 * Whether notice n still tells its reader something: a new exam is no news to who has handed it in, nor what waited for approval
 * once somebody has decided, or changes once they are published or discarded. Read beside the bell, so that handing in costs nothing. exam_attempts belongs to the attempt room, exams
 * to the exam room: looked at ahead, in SQL only.
 */
export const stillNews = `NOT (n.kind = 'exam_published' AND EXISTS (SELECT 1 FROM exam_attempts a
  WHERE a.school_id = n.school_id AND a.student_id = n.user_id AND a.sitting_id::text = n.about
    AND a.state = 'submitted')
  OR n.kind = 'approval_asked' AND NOT EXISTS (SELECT 1 FROM exams e
    WHERE e.school_id = n.school_id AND e.id::text = n.about AND e.approval_revision IS NOT NULL AND e.status = 'draft'
      AND e.deleted_at IS NULL)
  OR n.kind = 'changes_wait' AND NOT EXISTS (SELECT 1 FROM exams e
    WHERE e.school_id = n.school_id AND e.id::text = n.about AND e.changes IS NOT NULL AND e.status IN ('scheduled', 'active')))`
