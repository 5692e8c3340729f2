/**
 * SQL that joins to each row that was found the one that belongs to it, looked up by its key. Of a school that is newer than what PostgreSQL
 * knows of its tables it expects one row in each, and would go through all of them for each row of another. OFFSET 0 keeps what is looked up
 * from being joined in another order.
 */
export const lookUp = (table: string, as: string, which: string): string =>
  `CROSS JOIN LATERAL (SELECT * FROM ${table} ${as} WHERE ${which} OFFSET 0) ${as}`

/** The same where there may be none. */
export const lookUpOptional = (table: string, as: string, which: string): string =>
  `LEFT JOIN LATERAL (SELECT * FROM ${table} ${as} WHERE ${which} OFFSET 0) ${as} ON true`
