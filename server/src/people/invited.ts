/**
 * Whether user u has not come in yet; of who is inactive: had not, when they were deactivated, in the list of teachers or
 * of all staff.
 */
export const isInvited = `(u.account_id IS NULL OR u.status = 'pending_verification' OR coalesce(u.status = 'inactive' AND
  (SELECT l.changes->'status'->>0 FROM audit_log l
   WHERE l.school_id = $1 AND l.subject = u.id::text AND l.action IN ('teacher.deactivated', 'user.deactivated')
   ORDER BY l.id DESC LIMIT 1) = 'pending_verification', false))`
