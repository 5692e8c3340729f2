/**
 * SQL that joins to each row that was found the one that belongs to it, looked up by its key. Of a school that is newer than what PostgreSQL
 * knows of its tables it expects one row in each, and would go through all of them for each row of another. OFFSET 0 keeps what is looked up
 * from being joined in another order. It costs two to four times a hash join of thousands: where all rows of a school or of an exam are gone
 * through, `IN (SELECT …) IS TRUE` reads the other table once, into a set, whatever PostgreSQL knows.
 */
export const lookUp = (table: string, as: string, which: string): string =>
  `CROSS JOIN LATERAL (SELECT * FROM ${table} ${as} WHERE ${which} OFFSET 0) ${as}`

/** The same where there may be none. */
export const lookUpOptional = (table: string, as: string, which: string): string =>
  `LEFT JOIN LATERAL (SELECT * FROM ${table} ${as} WHERE ${which} OFFSET 0) ${as} ON true`
