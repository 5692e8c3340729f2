export type CitusPace = {
  pairs: number
  /** Candidates of one school who save without a pause, and who start and hand in at once. */
  lanes: number
  herd: number
  measureMs: number
  /** Schools with a candidate each who save without a pause. */
  schools: number
}

/** `times`: processor time on the cluster by that on one PostgreSQL 15, of each pair in order. */
export type PairFigures = { plainMicros: number[]; citusMicros: number[]; times: number[]; middle: number }
export type CitusFigures = {
  save: PairFigures
  start: PairFigures
  submit: PairFigures
  manySchools: { plain: ManySchools; citus: ManySchools }
}

/**
 * `commitsPerSave` counts what the server does beside it, too: once in three seconds it notes for each school who was heard. `calls` are those
 * of save_events alone, in each schema that has one: `public` on one PostgreSQL, else each group's home.
 */
export type ManySchools = {
  perSecond: number
  p99Ms: number
  cpuMicros: number
  commitsPerSave: number
  savesPerCall: number
  calls: { where: string; calls: number }[]
}
