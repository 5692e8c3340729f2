/**
 * SQL: whether the candidate of attempt `a` handed it in, also where that arrived after its end: `ended_by` then says 'time', for marking.
 * A page's `submit` is the last it reports; with the value "time", or at the end, it was the device's clock.
 */
export const isHandedIn = `(a.ended_by = 'candidate' OR a.ended_by = 'time' AND EXISTS (
  SELECT FROM attempt_epochs p JOIN attempt_events v ON v.school_id = p.school_id AND v.attempt_id = p.attempt_id AND v.epoch = p.epoch
    AND v.seq = p.acked_seq
  WHERE p.school_id = a.school_id AND p.attempt_id = a.id AND v.kind = 'submit' AND v.refusal IS NULL
    AND v.value IS DISTINCT FROM '"time"' AND a.started_at + make_interval(secs => v.at_ms / 1000.0) < a.deadline))`
