/** Of a shard a name ends with the shard's number, of six digits at least. */
const shardNumber = /_\d{6,}$/

/** Names that are too long for the number behind them; Citus cuts them and puts a hash of the whole in place of the end. */
const cut: Readonly<Record<string, string>> = {
  exam_attempts_school_id_sitting_id_student_id_a_fa866018:
    'exam_attempts_school_id_sitting_id_student_id_attempt_numb_fkey',
  exam_attempts_school_id_sitting_id_student_id_a_9caa28b8:
    'exam_attempts_school_id_sitting_id_student_id_attempt_numbe_key',
}

/** The name a constraint was given, of a table or of its shard (decision 087). */
export function nameOfConstraint(said: string): string {
  const whole = said.replace(shardNumber, '')
  return cut[whole] ?? whole
}
