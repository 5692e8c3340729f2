/**
 * Of which students something may be other than at the reading before. Each reader adds whom it has found changed, and those after it look
 * at these alone; `all`: at everybody.
 */
export type Touched = { all: boolean; students: Set<string> }
