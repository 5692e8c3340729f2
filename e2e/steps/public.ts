/** The informational pages of the specification's route table, each with its heading. */
export const informationalTable = [
  ['/about', 'About Sabimark'],
  ['/pricing', 'Plans and prices'],
  ['/security', 'Security'],
  ['/integrations', 'Integrations'],
  ['/support', 'Support'],
  ['/documentation', 'From sign-up to marks'],
  ['/training', 'Training in half a day'],
  ['/help-center', 'Help Center'],
  ['/status', 'Status'],
] as const

export const informational = informationalTable.map(([path]) => path)

export const staticPages = ['/', ...informational, '/terms']

/** The three plans as a reader of the page sees them. */
export const planTexts = [
  ['starter', 'Starter', '₦50,000 per term'],
  ['professional', 'Professional', '₦120,000 per term'],
  ['enterprise', 'Enterprise', '₦250,000 per term'],
] as const
