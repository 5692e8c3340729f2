-- Whether an answer that came in time is later in the order of the fold, so that this one changes nothing; mirrors
-- isAnsweredLater in domain/attempt/acceptance.ts. Only save_events asks it, where something came late. It is a function
-- so that other saves do not pay for its plan.
CREATE OR REPLACE FUNCTION is_answered_later(of_school uuid, of_attempt uuid, of_epoch integer, of_seq integer,
  of_question text) RETURNS boolean
LANGUAGE plpgsql STABLE
SET search_path = public, pg_temp
AS $$
BEGIN
  RETURN EXISTS (
    SELECT 1 FROM attempt_events v
    WHERE v.school_id = of_school AND v.attempt_id = of_attempt AND v.question_id = of_question
      AND v.kind IN ('answer', 'clear') AND v.refusal IS NULL AND NOT v.is_late
      AND (v.epoch > of_epoch OR v.epoch = of_epoch AND v.seq > of_seq)
      AND NOT EXISTS (
        SELECT 1 FROM attempt_events s
        WHERE s.school_id = of_school AND s.attempt_id = of_attempt AND s.epoch = v.epoch AND s.seq < v.seq
          AND s.kind = 'submit' AND s.refusal IS DISTINCT FROM 'TIME_ADDED'));
END $$;

ALTER FUNCTION is_answered_later(uuid, uuid, integer, integer, text) OWNER TO :saver;
REVOKE ALL ON FUNCTION is_answered_later(uuid, uuid, integer, integer, text) FROM PUBLIC;
