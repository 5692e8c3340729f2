// Where the product does not keep the rules by which schools can be dealt out over several databases, and why (decision 080).
// These lists may only get shorter: a test fails at what is not in them, and at a line that is no longer true.

/** Rule: no foreign key between a school's table and schema auth, either way, nor from `schools` into a school's table. */
export const foreignKeys: Readonly<Record<string, string>> = {
  'users.account_id -> auth."user"':
    'a person loses their sign-in with their account; goes when accounts list their schools',
}

/** Rule: no trigger. */
export const triggers: Readonly<Record<string, string>> = {
  'author_owns on exams': 'older statements say who wrote and not who owns; goes when each insert says the owner',
  'author_owns on questions': 'the same',
}

/** Rule: no statement about accounts with INSERT inside WITH, a sub-select in VALUES, or now() in ON CONFLICT. */
export const accountStatements: Readonly<Record<string, string>> = {
  'src/people/account/account.db.ts: INSERT inside WITH': 'account and password in one trip; needs two statements',
  'src/people/account/student-accounts.db.ts: now() in ON CONFLICT': 'needs the time as a value',
  'src/people/sign-in/guess.db.ts: now() in ON CONFLICT': 'needs the time as a value',
}

/** Rule: the key of an advisory lock begins with the school. */
export const locks: Readonly<Record<string, string>> = {
  "src/attempt/attempt.db.ts: hashtextextended('candidate ' || examId || ' ' || studentId, 0)":
    'an exam is of one school; to name it would make every start longer',
  "src/people/account/claim-email.ts: hashtextextended('account of ' || email, 0)":
    'an address may be of people at several schools',
  "src/platform/allowance/allowance.db.ts: hashtextextended($1 || ' ' || $2, 0)":
    'strangers and receivers are counted over all schools',
  "src/platform/allowance/allowance.db.ts: hashtextextended(k.what || ' ' || k.who, 0)": 'the same, of many at once',
  'src/platform/database/lock.ts: key::bigint': 'one server a data folder; no transaction holds it',
  'src/platform/database/migrate.ts: migrationLock': 'one migration at a time; no school is served by it',
  "follow_email_change: hashtextextended('account of ' || w.email, 0)": 'as claim-email.ts',
}

/** Rule: a transaction names one school. Who binds one, besides the way every transaction begins. */
export const bindings: Readonly<Record<string, string>> = {
  'src/school/company/in-school-of.ts': 'the company writes to a school and to its own log (decision 070)',
  follow_email_change: "an account's new address goes to its row at each of its schools",
}
