// Where the product does not keep the rules by which schools can be dealt out over several databases, and why (decision 080).
// These lists may only get shorter: a test fails at what is not in them, and at a line that is no longer true.

type Exceptions = Readonly<Record<string, string>>

/** Rule: no foreign key between a school's table and schema auth, either way, nor from `schools` into a school's table. */
export const foreignKeys: Exceptions = {
  'users.account_id -> auth."user"':
    'a person loses their sign-in with their account; goes when accounts list their schools',
}

/** Rule: the key of an advisory lock begins with the school. */
export const locks: Exceptions = {
  "src/attempt/attempt.db.ts: hashtextextended('candidate ' || $1 || ' ' || $2, 0)":
    'an exam is of one school; to name it would make every start longer',
  "src/people/account/claim-email.ts: hashtextextended('account of ' || $1, 0)":
    'an address may be of people at several schools',
  "src/platform/allowance/allowance.db.ts: hashtextextended($1 || ' ' || $2, 0)":
    'strangers and receivers are counted over all schools',
  "src/platform/allowance/allowance.db.ts: hashtextextended(k.what || ' ' || k.who, 0)": 'the same, of many at once',
  "src/backup/nightly/nightly-lock.ts: hashtextextended('nightly backup', 0)":
    'one backup at a time, of everything in a database; no school is served by it',
  'src/platform/database/lock.ts: $1::bigint': 'one server a data folder; no transaction holds it',
  'src/platform/database/migrate.ts: $1': 'one migration at a time; no school is served by it',
  "follow_email_change: hashtextextended('account of ' || w.held, 0)": 'as claim-email.ts',
}

/** Rule: a transaction names one school. Who binds one, besides the way every transaction begins. */
export const bindings: Exceptions = {
  'src/school/company/in-school-of.ts': 'the company writes to a school and to its own log (decision 070)',
  follow_email_change: "an account's new address goes to its row at each of its schools",
  owner_of_school: 'the company reads the name of one person of one school, and role platform no name',
}

/** Rule: a statement names one school. Who gives one the id of another. */
export const otherSchools: Exceptions = {
  'src/platform/audit/record-log.ts': "the company's own log says which school a line is about",
}

/** Rule: what is asked outside a school stands here. Functions that see more than the school whose statement calls them. */
export const functionsOverSchools: Exceptions = {
  accept_invitation: 'sets the password of an account with what becomes of the person',
  accounts_with_membership: 'which accounts nobody is by any more',
  attendance_of_schools: "the company's report",
  company_contact: 'every school reads how to reach the company',
  drop_second_factor: 'an administrator takes it off an account with a line in the log',
  end_sessions: 'signs an account out with what was done to the person',
  follow_email_change: 'moves an account to its new address at each of its schools',
  follow_email_here: 'the same at one, with a look at the link of the account',
  is_subdomain_taken: 'a name is given once over all schools',
  keep_email_link: 'a link to a new address, with the mail that carries it',
  memberships_of_account: 'which schools somebody may sign in at',
  only_school: 'an installation of one school shows it at once',
  owner_of_school: 'whom the company writes to, in its list of schools',
  papers_of_schools: "the company's report",
  prove_email: 'an account is proven with the school that waits for it',
  reissue_password: 'a slip sets the password of an account with a line in the log',
  save_events: 'answers of many schools are saved by one call',
  school_by_subdomain: 'a host name says the school',
  school_of_feed: 'a calendar has nothing but an address',
  school_of_logo: 'a logo is shown to whoever has its address',
  school_of_question_picture: 'a picture is shown to whoever has its address',
  school_of_share: 'a report is opened by an address, without an account',
  schools_reported_on: "the company's reports",
  settings_of_new_schools: 'a new school begins with what the company set',
  sign_in_rules_of_account: 'what the schools of an account ask of a sign-in',
  stay_with_old_email: 'who waits at one school stays with an account of the old address',
  weeks_of_schools: "the company's report",
}

/** The same rule. Statements that no school is bound to: role and file, then what they name; of role auth beyond its own tables. */
export const askedOutside: Exceptions = {
  'app src/marking/sweep-attempts.ts: due_work': 'every school gets its sweep at once',
  'app src/platform/jobs/take-due.ts: due_work': 'what is due next, of any school',
  'app src/platform/record/sweep-kept.ts: due_work': 'every school gets its sweep at once',
  'app src/school/school.db.ts: is_subdomain_taken, only_school': 'asked before there is a school',
  'auth src/people/account/account.db.ts: memberships_of_account': 'asked before a school is chosen',
  'auth src/people/sign-in/sweep-accounts.ts: accounts_with_membership': 'accounts of no school are deleted',
  'auth src/people/account/second-factor.db.ts: sign_in_rules_of_account': 'asked before a school is chosen',
  'auth src/people/profile/email-change.db.ts: accounts_left_unmade, memberships_of_account':
    'a link to a new address says no school',
  'auth src/people/sessions/own-sessions.db.ts: memberships_of_account': 'a person reads all their sessions',
  'auth src/people/account/session.db.ts: open_session': 'a function about accounts alone',
  'auth src/school/school.db.ts: school_by_subdomain': 'a host name says the school',
  'platform src/backup/nightly/backups-so-far.db.ts: exam_sittings, schema_backups, schema_database':
    'a backup is of all schools, and waits until nobody sits an exam',
  'platform src/marking/sweep-attempts.ts: schools': 'every school gets its sweep',
  'platform src/school/company/company-contact.ts: schools': 'how the company is reached, on the public pages',
  'platform src/school/company/read-plans.ts: billing_periods, owner_of_school, schools':
    'what schools paid, asked for and when their plans end, for the company',
  'platform src/notice/mail/mail.db.ts: mails': 'the company counts mails that do not leave',
  'platform src/school/company/school-list.ts: exam_sittings, exams, owner_of_school, questions, school_settings, schools, subject_counters, subjects, users':
    "the company's list of schools",
  'saves src/attempt/save-events.db.ts: save_events': 'answers of many schools are saved by one call',
}
