-- Run again at the next start whenever this text has changed (migrate.ts); what it needs of tables comes by a migration.
--
-- One call appends the events of many candidates of many schools and answers each by itself. Who may is proven before, by
-- the ticket; deadline, live epoch and state are read here, under the attempt's row lock, so that closing an attempt and
-- saving into it never pass each other unseen. Extra time is given by moving the deadline (decision 061). Mirrors
-- domain/attempt/acceptance.ts.
--
-- batch: [{ slot, school, attempt, candidate, epoch, isDelivered, isPart, waitsTo, sentAtMs, address,
--           events: [{ seq, atMs, kind, question, value, refusal }] }]   refusal: already found by the content check
-- An attempt stands in it once at most: of two tabs, one goes into the next call.
--
-- Three statements serve the whole batch; what is rare is done one by one in the loop. The settings and the LIMIT 1 in each
-- look-up by primary key keep the plan what it was measured with, whatever the planner knew when a connection first called:
-- from the batch outwards, row by row through the index. Without them it reads all events of a page to find one.
-- An attempt somebody else holds is passed over and told BUSY, so that nobody waits for it; the caller asks again. What
-- else may be waited for (lock_timeout) is a row of the queue, or a whole table.
-- What it returns cannot be changed in place.
DROP FUNCTION IF EXISTS save_events(jsonb);
CREATE FUNCTION save_events(batch jsonb)
RETURNS TABLE (slot integer, verdict text, acked_seq integer, remaining_ms bigint, is_live boolean,
  is_submitted boolean, just_submitted boolean, refused jsonb, elsewhere integer, told_allowed_ms bigint)
LANGUAGE plpgsql VOLATILE SECURITY DEFINER
SET search_path = public, pg_temp
SET lock_timeout = '1s'
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off
SET enable_hashjoin = off
SET enable_mergejoin = off
SET jit = off
AS $$
#variable_conflict use_column
DECLARE
  grace_ms constant bigint := 60000;
  most_evidence constant integer := 200;
  -- Ten hours of typing, sent every two seconds, are less.
  most_events constant integer := 20000;
  -- Far more than a page ever has on its way; who leaves a gap and piles up behind it does not make every save slow.
  most_ahead constant integer := 1000;
  -- What a page sends at once at most, and what it proves by sending nothing (domain/attempt/page-times.ts).
  batch_limit constant integer := 50;
  silence_counts_for_ms constant bigint := 120000;
  silence_step_ms constant bigint := 15000;
  held_here integer[];
  held_elsewhere integer[] := '{}';
  moment timestamptz;
  -- school and attempt of everybody for whom something came late that was not there yet
  came_late text[];
  caller record;
BEGIN
  SELECT array_agg(c.slot) INTO held_here FROM
    (SELECT * FROM jsonb_to_recordset(batch) AS c(slot integer, school uuid, attempt uuid) ORDER BY school, attempt OFFSET 0) c
    CROSS JOIN LATERAL (SELECT 1 FROM exam_attempts a WHERE a.school_id = c.school AND a.id = c.attempt LIMIT 1
      FOR NO KEY UPDATE SKIP LOCKED) locked;
  -- Who is missing is held elsewhere, or not there at all.
  IF cardinality(held_here) IS DISTINCT FROM jsonb_array_length(batch) THEN
    verdict := 'BUSY'; acked_seq := 0; remaining_ms := 0; is_live := false; is_submitted := false;
    just_submitted := false; elsewhere := 0;
    FOR slot IN
      SELECT c.slot FROM jsonb_to_recordset(batch) AS c(slot integer, school uuid, attempt uuid)
      WHERE NOT coalesce(c.slot = ANY (held_here), false) AND EXISTS
        (SELECT 1 FROM exam_attempts a WHERE a.school_id = c.school AND a.id = c.attempt)
    LOOP
      held_elsewhere := held_elsewhere || slot;
      RETURN NEXT;
    END LOOP;
    batch := (SELECT coalesce(jsonb_agg(c), '[]') FROM jsonb_array_elements(batch) c
      WHERE (c->>'slot')::integer <> ALL (held_elsewhere));
  END IF;
  moment := clock_timestamp();

  WITH added AS (
    INSERT INTO attempt_events (school_id, attempt_id, epoch, seq, kind, at_ms, question_id, value, sent_at_ms,
      server_elapsed_ms, address, is_late, refusal)
    SELECT a.school_id, a.id, e.epoch, n.seq, n.kind, n."atMs", n.question,
      CASE WHEN f.refusal IS NOT NULL AND length(n.value #>> '{}') > 200
        THEN to_jsonb(left(n.value #>> '{}', 200)) ELSE n.value END,
      c."sentAtMs", t.elapsed_ms, CASE WHEN e.address = '' THEN '' ELSE c.address END, l.is_late, f.refusal
    FROM jsonb_to_recordset(batch) AS c(school uuid, attempt uuid, candidate uuid, epoch integer, "sentAtMs" bigint,
      address text, events jsonb, "isDelivered" boolean)
    CROSS JOIN LATERAL (SELECT * FROM exam_attempts a
      WHERE a.school_id = c.school AND a.id = c.attempt AND a.student_id = c.candidate LIMIT 1) a
    -- All pages of the attempt in one look: they share its log.
    CROSS JOIN LATERAL (SELECT c.epoch, max(o.acked_seq) FILTER (WHERE o.epoch = c.epoch) AS acked_seq,
        sum(o.stored_count) AS stored_count,
        -- The page's is empty where the school keeps none.
        max(o.address) FILTER (WHERE o.epoch = c.epoch) AS address
      FROM attempt_epochs o WHERE o.school_id = a.school_id AND o.attempt_id = a.id) e
    CROSS JOIN LATERAL (SELECT
      (extract(epoch FROM a.deadline - a.started_at) * 1000)::bigint AS allowed_ms,
      -- Never at or before what was accepted: a clock set back must not make an answer accepted that nobody has seen.
      greatest(0, floor(extract(epoch FROM moment - a.started_at) * 1000), a.accepted_through_ms + 1)::bigint
        AS elapsed_ms) t
    -- What comes under a ticket that only delivers may be anybody's, and nobody can tell when an attempt was begun of which all waits. Once handed in a score may have been seen, so whatever
    -- comes then waits for staff. So does what comes in the grace with times that cannot be true; only then are they looked at.
    CROSS JOIN LATERAL (SELECT c."isDelivered" IS TRUE OR a.all_waits OR a.state = 'submitted'
      OR t.elapsed_ms > t.allowed_ms + grace_ms OR t.elapsed_ms > t.allowed_ms
        AND NOT are_times_possible(a.school_id, a.id, c.epoch, c.events) AS is_late) l
    CROSS JOIN LATERAL jsonb_to_recordset(c.events) AS n(seq integer, "atMs" bigint, kind text, question text,
      value jsonb, refusal text)
    CROSS JOIN LATERAL (SELECT CASE
        WHEN n.refusal IS NOT NULL THEN n.refusal
        WHEN n."atMs" > t.allowed_ms OR n."atMs" > c."sentAtMs" THEN 'AFTER_DEADLINE'
        WHEN a.submit_seq IS NOT NULL AND e.epoch = a.live_epoch THEN 'ALREADY_SUBMITTED'
        WHEN n.kind = 'submit' AND (e.epoch < a.live_epoch OR c."isDelivered") THEN 'OLDER_TAB'
        -- The clock of a page that has not heard of the time it was given since handed this in, not the candidate.
        WHEN n.kind = 'submit' AND n.value = '"time"' AND n."atMs" < t.allowed_ms AND t.elapsed_ms <= t.allowed_ms
          THEN 'TIME_ADDED'
        -- Said again by a later page, as after a reload: it changes nothing, so it keeps no score back.
        WHEN l.is_late AND n.kind IN ('answer', 'clear')
          AND is_answered_later(a.school_id, a.id, e.epoch, n.seq, n.question) THEN 'ANSWERED_LATER'
      END AS refusal) f
    WHERE t.elapsed_ms <= t.allowed_ms + a.sync_window_ms
      -- Nobody who finds a device fills the log of who still sits the exam elsewhere.
      AND e.stored_count < CASE WHEN c."isDelivered" THEN most_events / 2 ELSE most_events END AND n.seq <= e.acked_seq + most_ahead
    ON CONFLICT DO NOTHING
    -- Only what can change a mark keeps a score back; a page that reports its own end does not.
    RETURNING school_id, attempt_id,
      is_late AND refusal IS NULL AND kind IN ('answer', 'clear') AS waits_for_staff
  )
  SELECT array_agg(DISTINCT added.school_id || '/' || added.attempt_id) INTO came_late
  FROM added WHERE added.waits_for_staff;

  FOR caller IN
    WITH reached AS MATERIALIZED (
      SELECT c.slot, c.school, c.attempt, c.epoch, CASE WHEN e.address = '' THEN '' ELSE c.address END AS address, c.events, c."sentAtMs" AS sent_at_ms,
        CASE WHEN c."isDelivered" THEN most_events / 2 ELSE most_events END AS most_here,
        a.state, a.live_epoch, a.heard_at, a.submit_seq AS handed_in_seq, a.sync_window_ms, t.allowed_ms, t.elapsed_ms, e.acked_seq AS acked_before,
        coalesce(r.acked_seq, e.acked_seq) AS acked_now, e.stored_count AS stored_before,
        e.acked_seq + r.stored_after AS stored_now, r.submit_seq, r.submit_at_ms, r.is_by_time, told.refused, told.has_clash,
        told.stored_count < jsonb_array_length(c.events) AS misses_some, e.elsewhere,
        c."isPart" IS NOT TRUE AND jsonb_array_length(c.events) < batch_limit AS is_all,
        CASE WHEN c."isPart" THEN c."waitsTo" END AS waits_to,
        CASE WHEN jsonb_array_length(c.events) = 0 AND c."isPart" IS NOT TRUE AND c."isDelivered" IS NOT TRUE
          AND t.elapsed_ms >= t.allowed_ms - silence_counts_for_ms
          THEN least(c."sentAtMs", t.elapsed_ms, t.allowed_ms) END AS silent_ms,
        CASE WHEN a.is_time_moved THEN t.allowed_ms END AS told_ms,
        c.school || '/' || c.attempt = ANY (came_late) AS grew_late
      FROM jsonb_to_recordset(batch) AS c(slot integer, school uuid, attempt uuid, candidate uuid, epoch integer,
        "sentAtMs" bigint, address text, events jsonb, "isDelivered" boolean, "isPart" boolean, "waitsTo" integer)
      LEFT JOIN LATERAL (SELECT * FROM exam_attempts a
        WHERE a.school_id = c.school AND a.id = c.attempt AND a.student_id = c.candidate LIMIT 1) a ON true
      -- All pages of the attempt in one look; of this one nothing where the ticket names a page that is not there.
      LEFT JOIN LATERAL (SELECT max(o.acked_seq) FILTER (WHERE o.epoch = c.epoch) AS acked_seq,
          max(o.stored_count) FILTER (WHERE o.epoch = c.epoch) AS stored_count,
          max(o.address) FILTER (WHERE o.epoch = c.epoch) AS address,
          coalesce(sum(o.stored_count) FILTER (WHERE o.epoch <> c.epoch), 0) AS elsewhere
        FROM attempt_epochs o WHERE o.school_id = a.school_id AND o.attempt_id = a.id) e ON true
      LEFT JOIN LATERAL (SELECT
        (extract(epoch FROM a.deadline - a.started_at) * 1000)::bigint AS allowed_ms,
        greatest(0, floor(extract(epoch FROM moment - a.started_at) * 1000))::bigint AS elapsed_ms) t ON true
      -- Highest number without a gap, going on from what was acknowledged before; and the submit it passes, if any.
      LEFT JOIN LATERAL (
        SELECT max(g.seq) FILTER (WHERE g.is_next) AS acked_seq,
          min(g.seq) FILTER (WHERE g.is_next AND g.is_submit) AS submit_seq,
          min(g.at_ms) FILTER (WHERE g.is_next AND g.is_submit) AS submit_at_ms,
          coalesce(bool_or(g.is_by_time) FILTER (WHERE g.is_next AND g.is_submit), false) AS is_by_time,
          count(*) AS stored_after
        FROM (
          SELECT v.seq, v.at_ms, v.kind = 'submit' AND v.refusal IS NULL AS is_submit,
            -- Of nothing else is the value looked at: an essay is long.
            CASE WHEN v.kind = 'submit' THEN v.value = '"time"' END AS is_by_time,
            v.seq = e.acked_seq + row_number() OVER (ORDER BY v.seq) AS is_next
          FROM attempt_events v
          WHERE v.school_id = a.school_id AND v.attempt_id = a.id AND v.epoch = c.epoch
            AND v.seq > e.acked_seq AND v.seq <= e.acked_seq + most_ahead
        ) g
      ) r ON true
      -- What became of each event of this delivery, also when it was there before.
      LEFT JOIN LATERAL (
        SELECT bool_or(d.is_other) AS has_clash, count(*) AS stored_count,
          jsonb_agg(jsonb_build_object('seq', o.seq, 'code', CASE WHEN d.is_other THEN 'SEQ_REUSED' ELSE o.refusal END))
            FILTER (WHERE d.is_other OR o.refusal IS NOT NULL) AS refused
        FROM jsonb_to_recordset(c.events) AS n(seq integer, "atMs" bigint, kind text, question text, value jsonb)
        CROSS JOIN LATERAL (SELECT * FROM attempt_events o WHERE o.school_id = a.school_id
          AND o.attempt_id = a.id AND o.epoch = c.epoch AND o.seq = n.seq LIMIT 1) o
        CROSS JOIN LATERAL (SELECT (o.kind, o.at_ms, o.question_id, o.value)
          IS DISTINCT FROM (n.kind, n."atMs", n.question,
            CASE WHEN o.refusal IS NOT NULL AND length(n.value #>> '{}') > 200
              THEN to_jsonb(left(n.value #>> '{}', 200)) ELSE n.value END) AS is_other) d
      ) told ON true
    ), moved AS (
      UPDATE attempt_epochs e SET acked_seq = reached.acked_now, stored_count = reached.stored_now,
        acked_elapsed_ms = CASE WHEN reached.acked_now > e.acked_seq THEN reached.elapsed_ms ELSE e.acked_elapsed_ms END,
        floor_ms = CASE WHEN reached.acked_now > e.acked_seq THEN least(reached.allowed_ms, greatest(e.floor_ms,
          least(reached.elapsed_ms, CASE WHEN reached.is_all THEN reached.sent_at_ms
            ELSE newest_act_ms(reached.events) END),
          CASE WHEN reached.is_all
            AND (reached.events->0->>'seq')::integer = e.acked_seq + 1 THEN e.acked_elapsed_ms END,
          CASE WHEN reached.acked_now >= e.later_after_seq THEN e.later_floor_ms END))
          ELSE greatest(e.floor_ms, reached.silent_ms) END,
        later_after_seq = CASE WHEN reached.acked_now = e.acked_seq OR e.later_after_seq > reached.acked_now
            AND e.later_after_seq < coalesce(reached.waits_to, 2147483647) THEN e.later_after_seq
          ELSE reached.waits_to END,
        later_floor_ms = CASE WHEN reached.acked_now = e.acked_seq OR e.later_after_seq > reached.acked_now
            AND e.later_after_seq < coalesce(reached.waits_to, 2147483647) THEN e.later_floor_ms
          WHEN reached.waits_to IS NOT NULL THEN least(reached.allowed_ms, greatest(
            least(reached.elapsed_ms, reached.sent_at_ms),
            CASE WHEN (reached.events->0->>'seq')::integer = e.acked_seq + 1 THEN e.acked_elapsed_ms END)) END
      FROM reached
      WHERE e.school_id = reached.school AND e.attempt_id = reached.attempt AND e.epoch = reached.epoch
        AND (reached.acked_now > reached.acked_before OR reached.stored_now > reached.stored_before
          OR reached.silent_ms >= e.floor_ms + silence_step_ms)
    )
    SELECT * FROM reached
  LOOP
    slot := caller.slot; acked_seq := 0; remaining_ms := 0; is_live := false; is_submitted := false;
    just_submitted := false; refused := NULL; elsewhere := 0; told_allowed_ms := NULL;
    IF caller.acked_before IS NULL THEN
      verdict := 'UNKNOWN_ATTEMPT'; RETURN NEXT; CONTINUE;
    END IF;
    IF caller.elapsed_ms > caller.allowed_ms + caller.sync_window_ms THEN
      verdict := 'WINDOW_CLOSED'; RETURN NEXT; CONTINUE;
    END IF;
    -- As it was before: a log that this delivery has filled took what it could, and that is acknowledged.
    IF caller.misses_some AND caller.elsewhere + caller.stored_before >= caller.most_here THEN
      verdict := 'LOG_FULL'; RETURN NEXT; CONTINUE;
    END IF;
    verdict := 'SAVED';
    acked_seq := caller.acked_now;
    remaining_ms := greatest(0, caller.allowed_ms - caller.elapsed_ms);
    is_live := caller.epoch = caller.live_epoch;
    -- Handing in counts only from the live page and when nothing before it is missing.
    just_submitted := is_live AND caller.state = 'in_progress' AND caller.submit_seq IS NOT NULL;
    is_submitted := just_submitted OR caller.state = 'submitted';
    refused := caller.refused;
    elsewhere := caller.elsewhere;
    told_allowed_ms := caller.told_ms;

    IF just_submitted THEN
      UPDATE exam_attempts a SET state = 'submitted', submit_seq = caller.submit_seq,
        submitted_at = least(moment, a.deadline),
        ended_by = CASE WHEN caller.is_by_time OR caller.submit_at_ms >= caller.allowed_ms OR caller.elapsed_ms > caller.allowed_ms + grace_ms
          THEN 'time' ELSE 'candidate' END
      WHERE a.school_id = caller.school AND a.id = caller.attempt;
    END IF;
    -- Refused once is refused for good, and so is what came when right answers could be read; what was accepted stays, and
    -- what is new is asked about.
    IF caller.grew_late THEN
      UPDATE exam_attempts a SET late_decision = CASE
        WHEN answers_open_at(a.school_id, a.exam_id) > moment THEN 'pending' ELSE coalesce(a.late_decision, 'refused') END
      WHERE a.school_id = caller.school AND a.id = caller.attempt
        AND (a.late_decision IS NULL OR a.late_decision = 'accepted');
    END IF;
    -- Right answers wait for devices that are silent: this one is so no longer. Whoever handed in in time need not be heard.
    IF caller.elapsed_ms > caller.allowed_ms AND caller.heard_at IS NULL AND caller.handed_in_seq IS NULL
      AND NOT (just_submitted AND caller.elapsed_ms <= caller.allowed_ms + grace_ms) THEN
      UPDATE exam_attempts a SET heard_at = moment WHERE a.school_id = caller.school AND a.id = caller.attempt;
    END IF;
    -- What is handed in and has grown is marked (again). Who has just handed in is marked at once by the server that took
    -- it; the row in the queue is for the case that it dies over it, so it waits a little.
    IF just_submitted OR (caller.grew_late AND is_submitted) THEN
      INSERT INTO due_work AS d (school_id, kind, reference, due_at)
      VALUES (caller.school, 'mark_attempt', caller.attempt::text,
        CASE WHEN just_submitted THEN moment + interval '5 seconds' ELSE moment END)
      ON CONFLICT (kind, school_id, reference) DO UPDATE SET due_at = excluded.due_at, failures = 0;
    END IF;
    -- The same number with other content: the first one stands, the second is evidence; enough of it is enough.
    IF caller.has_clash THEN
      INSERT INTO attempt_evidence (school_id, attempt_id, kind, detail)
      SELECT caller.school, caller.attempt, 'SEQ_REUSED', jsonb_build_object('epoch', caller.epoch, 'seq', n.seq,
        'kind', n.kind, 'question', n.question, 'atMs', n."atMs", 'address', caller.address,
        'value', CASE WHEN length(n.value #>> '{}') > 200
          THEN to_jsonb(left(n.value #>> '{}', 200)) ELSE n.value END)
      FROM jsonb_to_recordset(caller.events) AS n(seq integer, "atMs" bigint, kind text, question text, value jsonb)
      JOIN attempt_events o ON o.school_id = caller.school AND o.attempt_id = caller.attempt
        AND o.epoch = caller.epoch AND o.seq = n.seq
      WHERE (o.kind, o.at_ms, o.question_id, o.value) IS DISTINCT FROM (n.kind, n."atMs", n.question,
          CASE WHEN o.refusal IS NOT NULL AND length(n.value #>> '{}') > 200
            THEN to_jsonb(left(n.value #>> '{}', 200)) ELSE n.value END)
        AND (SELECT count(*) FROM attempt_evidence v
             WHERE v.school_id = caller.school AND v.attempt_id = caller.attempt) < most_evidence;
    END IF;
    RETURN NEXT;
  END LOOP;
END $$;

-- Only the saver's rights count inside.
ALTER FUNCTION save_events(jsonb) OWNER TO :saver;
REVOKE ALL ON FUNCTION save_events(jsonb) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION save_events(jsonb) TO :app;
