-- The rare halves of domain/attempt/page-times.ts, out of the way of a save that does not need them; only save_events asks.

-- areTimesPossible: whether the times of what is new in a delivery can be true.
CREATE OR REPLACE FUNCTION are_times_possible(of_school uuid, of_attempt uuid, of_epoch integer, events jsonb)
RETURNS boolean LANGUAGE plpgsql STABLE
SET search_path = public, pg_temp
AS $$
DECLARE
  -- What two roundings may differ by.
  clock_slack_ms constant bigint := 1000;
BEGIN
  RETURN (SELECT coalesce(bool_and(o.at_ms >= o.before_ms AND o.at_ms >= o.later_ms), true) FROM (
    SELECT n."atMs" AS at_ms, lag(n."atMs", 1, p.floor_ms - clock_slack_ms) OVER (ORDER BY n.place) AS before_ms,
      CASE WHEN n.seq > p.later_after_seq THEN p.later_floor_ms - clock_slack_ms ELSE 0 END AS later_ms
    FROM attempt_epochs p
    CROSS JOIN LATERAL ROWS FROM (jsonb_to_recordset(events) AS (seq integer, "atMs" bigint))
      WITH ORDINALITY AS n(seq, "atMs", place)
    WHERE p.school_id = of_school AND p.attempt_id = of_attempt AND p.epoch = of_epoch AND n.seq > p.acked_seq
  ) o);
END $$;

-- The newest act of a delivery that was cut at the limit.
CREATE OR REPLACE FUNCTION newest_act_ms(events jsonb) RETURNS bigint LANGUAGE plpgsql IMMUTABLE
SET search_path = public, pg_temp
AS $$
BEGIN
  RETURN (SELECT max((n->>'atMs')::bigint) FROM jsonb_array_elements(events) n);
END $$;

ALTER FUNCTION are_times_possible(uuid, uuid, integer, jsonb) OWNER TO :saver;
REVOKE ALL ON FUNCTION are_times_possible(uuid, uuid, integer, jsonb) FROM PUBLIC;
ALTER FUNCTION newest_act_ms(jsonb) OWNER TO :saver;
REVOKE ALL ON FUNCTION newest_act_ms(jsonb) FROM PUBLIC;
