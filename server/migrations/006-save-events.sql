-- One call appends the events of many candidates of many schools and answers each by itself. Who may is proven before, by
-- the ticket; deadline, live epoch, state and extra time are read here, under the attempt's row lock, so that closing an
-- attempt and saving into it never pass each other unseen. Mirrors domain/attempt/timing.ts arrivalVerdict.
--
-- batch: [{ slot, school, attempt, candidate, epoch, sentAtMs, address,
--           events: [{ seq, atMs, kind, question, value, refusal }] }]   refusal: already found by the content check
CREATE FUNCTION save_events(batch jsonb)
RETURNS TABLE (slot integer, verdict text, acked_seq integer, remaining_ms bigint, is_live boolean,
  is_submitted boolean, just_submitted boolean, refused jsonb)
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  grace_ms constant bigint := 60000;
  caller record;
  fact record;
  fresh integer;
  counted integer;
  late integer;
BEGIN
  -- One order for everybody, so that two calls can wait for each other but never in a circle.
  PERFORM 1 FROM exam_attempts a
    JOIN (SELECT DISTINCT c.school, c.attempt FROM jsonb_to_recordset(batch) AS c(school uuid, attempt uuid)) w
      ON a.school_id = w.school AND a.id = w.attempt
    ORDER BY a.school_id, a.id FOR NO KEY UPDATE OF a;

  FOR caller IN
    SELECT * FROM jsonb_to_recordset(batch) AS c(slot integer, school uuid, attempt uuid, candidate uuid, epoch integer,
      "sentAtMs" bigint, address text, events jsonb) ORDER BY c.slot
  LOOP
    slot := caller.slot; acked_seq := 0; remaining_ms := 0; is_live := false; is_submitted := false;
    just_submitted := false; refused := '[]'::jsonb;

    SELECT a.state, a.ended_by, a.live_epoch, a.sync_window_ms, a.submitted_at, e.acked_seq AS acked,
      (extract(epoch FROM a.deadline - a.started_at) * 1000)::bigint AS allowed_ms,
      (extract(epoch FROM clock_timestamp() - a.started_at) * 1000)::bigint AS elapsed_ms,
      (extract(epoch FROM a.submitted_at - a.started_at) * 1000)::bigint AS submitted_ms
    INTO fact
    FROM exam_attempts a
    JOIN attempt_epochs e ON e.school_id = a.school_id AND e.attempt_id = a.id AND e.epoch = caller.epoch
    WHERE a.school_id = caller.school AND a.id = caller.attempt AND a.student_id = caller.candidate;

    IF NOT FOUND THEN
      verdict := 'UNKNOWN_ATTEMPT'; RETURN NEXT; CONTINUE;
    END IF;
    IF fact.elapsed_ms > fact.allowed_ms + fact.sync_window_ms THEN
      verdict := 'WINDOW_CLOSED'; RETURN NEXT; CONTINUE;
    END IF;

    -- The same number with other content: the first one stands, the second is evidence.
    INSERT INTO attempt_evidence (school_id, attempt_id, kind, detail)
    SELECT caller.school, caller.attempt, 'SEQ_REUSED',
      jsonb_build_object('epoch', caller.epoch, 'seq', n.seq, 'kind', n.kind, 'question', n.question, 'value', n.value,
        'atMs', n."atMs", 'address', caller.address)
    FROM jsonb_to_recordset(caller.events) AS n(seq integer, "atMs" bigint, kind text, question text, value jsonb)
    JOIN attempt_events o ON o.school_id = caller.school AND o.attempt_id = caller.attempt AND o.epoch = caller.epoch
      AND o.seq = n.seq
    WHERE (o.kind, o.at_ms) IS DISTINCT FROM (n.kind, n."atMs") OR o.question_id IS DISTINCT FROM n.question
      OR o.value IS DISTINCT FROM n.value;

    WITH added AS (
      INSERT INTO attempt_events (school_id, attempt_id, epoch, seq, kind, at_ms, question_id, value, sent_at_ms,
        server_elapsed_ms, address, is_late, refusal)
      SELECT caller.school, caller.attempt, caller.epoch, n.seq, n.kind, n."atMs", n.question, n.value, caller."sentAtMs",
        fact.elapsed_ms, caller.address, fact.elapsed_ms > fact.allowed_ms + grace_ms,
        CASE
          WHEN n.refusal IS NOT NULL THEN n.refusal
          WHEN n."atMs" > fact.allowed_ms OR n."atMs" > caller."sentAtMs" THEN 'AFTER_DEADLINE'
          WHEN n.kind = 'submit' AND caller.epoch < fact.live_epoch THEN 'OLDER_TAB'
          WHEN fact.state = 'submitted' AND fact.ended_by = 'candidate'
            AND (caller.epoch = fact.live_epoch OR n."atMs" > fact.submitted_ms) THEN 'ALREADY_SUBMITTED'
        END
      FROM jsonb_to_recordset(caller.events) AS n(seq integer, "atMs" bigint, kind text, question text, value jsonb,
        refusal text)
      ORDER BY n.seq
      ON CONFLICT DO NOTHING
      RETURNING attempt_events.refusal AS why, attempt_events.is_late AS came_late
    )
    SELECT count(*), count(*) FILTER (WHERE why IS NULL), count(*) FILTER (WHERE why IS NULL AND came_late)
    INTO fresh, counted, late FROM added;

    -- Highest number without a gap: go on from what was acknowledged before.
    acked_seq := fact.acked;
    IF fresh > 0 THEN
      SELECT coalesce(max(r.seq), fact.acked) INTO acked_seq FROM (
        SELECT v.seq, row_number() OVER (ORDER BY v.seq) AS place FROM attempt_events v
        WHERE v.school_id = caller.school AND v.attempt_id = caller.attempt AND v.epoch = caller.epoch AND v.seq > fact.acked
      ) r WHERE r.seq = fact.acked + r.place;
      IF acked_seq > fact.acked THEN
        UPDATE attempt_epochs e SET acked_seq = save_events.acked_seq
        WHERE e.school_id = caller.school AND e.attempt_id = caller.attempt AND e.epoch = caller.epoch;
      END IF;
    END IF;

    -- Handing in counts only from the live page and when nothing before it is missing.
    IF counted > 0 AND fact.state = 'in_progress' AND caller.epoch = fact.live_epoch THEN
      UPDATE exam_attempts a SET state = 'submitted',
        submitted_at = least(clock_timestamp(), a.deadline),
        ended_by = CASE WHEN s.at_ms >= fact.allowed_ms THEN 'time' ELSE 'candidate' END
      FROM attempt_events s
      WHERE a.school_id = caller.school AND a.id = caller.attempt
        AND s.school_id = caller.school AND s.attempt_id = caller.attempt AND s.epoch = caller.epoch
        AND s.kind = 'submit' AND s.refusal IS NULL AND s.seq <= save_events.acked_seq;
      just_submitted := FOUND;
    END IF;
    IF late > 0 THEN
      UPDATE exam_attempts a SET late_decision = 'pending'
      WHERE a.school_id = caller.school AND a.id = caller.attempt AND a.late_decision IS DISTINCT FROM 'pending';
    END IF;

    is_submitted := just_submitted OR fact.state = 'submitted';
    -- What is closed and has grown is marked (again); a crash before that leaves the row to the sweep.
    IF is_submitted AND counted > 0 THEN
      INSERT INTO due_work AS d (school_id, kind, reference, due_at)
      VALUES (caller.school, 'mark_attempt', caller.attempt::text, clock_timestamp())
      ON CONFLICT (kind, school_id, reference) DO UPDATE SET due_at = clock_timestamp(), failures = 0;
    END IF;

    SELECT coalesce(jsonb_agg(jsonb_build_object('seq', n.seq, 'code',
        CASE WHEN o.refusal IS NOT NULL THEN o.refusal ELSE 'SEQ_REUSED' END) ORDER BY n.seq), '[]'::jsonb)
    INTO refused
    FROM jsonb_to_recordset(caller.events) AS n(seq integer, "atMs" bigint, kind text, question text, value jsonb)
    JOIN attempt_events o ON o.school_id = caller.school AND o.attempt_id = caller.attempt AND o.epoch = caller.epoch
      AND o.seq = n.seq
    WHERE o.refusal IS NOT NULL OR (o.kind, o.at_ms) IS DISTINCT FROM (n.kind, n."atMs")
      OR o.question_id IS DISTINCT FROM n.question OR o.value IS DISTINCT FROM n.value;

    verdict := 'SAVED';
    is_live := caller.epoch = fact.live_epoch;
    remaining_ms := greatest(0, fact.allowed_ms - fact.elapsed_ms);
    RETURN NEXT;
  END LOOP;
END $$;

-- Only the saver's rights count inside.
ALTER FUNCTION save_events(jsonb) OWNER TO :saver;
REVOKE ALL ON FUNCTION save_events(jsonb) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION save_events(jsonb) TO :app;
