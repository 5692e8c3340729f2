/** Two clocks of one device: one that only runs on, and one that people and networks set. */
export type Clocks = { monotonicMs: number; wallMs: number }
